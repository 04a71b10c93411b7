import { PartHeading } from '../../components/PartHeading.tsx'
import { useSite } from '../../site-context.tsx'
import type { SitemapProps } from './sitemap-props.ts'

/** Vacancy categories, with the number of open vacancies. */
export function JobFields({ fields }: { fields: SitemapProps['jobs'] }) {
  const { t, href, locale } = useSite()
  const number = new Intl.NumberFormat(locale)
  return (
    <section className="part" aria-labelledby="overview-jobs">
      <PartHeading
        id="overview-jobs"
        title={t('overview.jobs')}
        more={{ href: href('jobs'), label: t('overview.all-jobs') }}
      />
      <ul className="overview-index">
        {fields.map(({ slug, name, count }) => (
          <li key={slug}>
            <a href={href('jobs-cat-id', { id: slug })}>
              <span>{name}</span>
              <span className="overview-count">{number.format(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
