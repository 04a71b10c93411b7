import { PartHeading } from '../../components/PartHeading.tsx'
import { useSite } from '../../site-context.tsx'
import type { SitemapProps } from './sitemap-props.ts'

/** Service pages, in display order. */
const services = ['nieuwsbrief', 'abonnementen', 'zoeken', 'contact', 'adverteren'] as const

/** Service pages, and pages about the publisher. */
export function ServicePages({ pages }: Pick<SitemapProps, 'pages'>) {
  const { t, href } = useSite()
  return (
    <div className="overview-columns">
      <section className="part" aria-labelledby="overview-service">
        <PartHeading id="overview-service" title={t('overview.service')} />
        <ul className="overview-index">
          {services.map((name) => (
            <li key={name}>
              <a href={href(name)}>{t(`overview.service-page.${name}`)}</a>
            </li>
          ))}
        </ul>
      </section>
      {pages.length > 0 && (
        <section className="part" aria-labelledby="overview-pages">
          <PartHeading id="overview-pages" title={t('overview.pages')} />
          <ul className="overview-index">
            {pages.map(({ slug, title }) => (
              <li key={slug}>
                <a href={href('slug', { slug })}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
