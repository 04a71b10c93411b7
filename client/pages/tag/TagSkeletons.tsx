import { PartHeading } from '../../components/PartHeading.tsx'
import { useSite } from '../../site-context.tsx'

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Placeholder of the related tags. */
export function TagSkeletons() {
  const { t } = useSite()
  return (
    <section aria-labelledby="related-tags" aria-busy="true">
      <PartHeading id="related-tags" title={t('topic.related')} small />
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className="tags" aria-hidden="true">
        {places.map((place) => (
          <span className="skeleton skeleton-tag" key={place} />
        ))}
      </div>
    </section>
  )
}
