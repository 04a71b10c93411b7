import { useSite } from '../site-context.tsx'

const places = ['first', 'second', 'third', 'fourth']

/**
 * Placeholders for teasers with a picture.
 * @param props.count Two to four.
 */
export function TeaserSkeletons({ count }: { count: number }) {
  const { t } = useSite()
  return (
    <div className={`teasers teasers-${count}`}>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      {places.slice(0, count).map((place) => (
        <div className="teaser teaser-standard" key={place} aria-hidden="true">
          <div className="picture skeleton" />
          <div className="teaser-body">
            <p className="kicker">
              <span className="skeleton skeleton-line skeleton-short" />
            </p>
            <p className="teaser-title">
              <span className="skeleton skeleton-line" />
              <span className="skeleton skeleton-line" />
              <span className="skeleton skeleton-line skeleton-short" />
            </p>
            <p className="teaser-facts">
              <span className="skeleton skeleton-line skeleton-facts" />
            </p>
          </div>
        </div>
      ))}
    </div>
  )
}
