import { EventTile } from '../../components/EventTile.tsx'
import { Icon } from '../../components/Icon.tsx'
import { MagazineTile } from '../../components/MagazineTile.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import { TagList } from '../../components/TagList.tsx'
import { sections } from '../../content/article-card.ts'
import { useSite } from '../../site-context.tsx'
import { CompanyIndex } from './CompanyIndex.tsx'
import { FeedPanel } from './FeedPanel.tsx'
import { JobFields } from './JobFields.tsx'
import { ServicePages } from './ServicePages.tsx'
import type { SitemapProps } from './sitemap-props.ts'
import { YearTiles } from './YearTiles.tsx'
import './sitemap.css'

/** Everything on the site, on one page. */
export function SitemapPage(props: SitemapProps) {
  const { years, tags, jobs, companies, events, magazines, pages } = props
  const { t, href } = useSite()
  return (
    <div className="page-width">
      <PageHeading title={t('overview.title')} intro={t('overview.intro')} />
      <section aria-labelledby="overview-sections">
        <PartHeading id="overview-sections" title={t('overview.sections')} />
        <ul className="overview-sections">
          {sections.map((section) => (
            <li className="overview-section" key={section}>
              <h3>
                <a className="overview-link" href={href(section)}>
                  {t(`section.${section}`)}
                </a>
              </h3>
              <p>{t(`section-intro.${section}`)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="part" aria-labelledby="overview-archive">
        <PartHeading id="overview-archive" title={t('overview.archive')} note={t('overview.archive-note')} />
        <YearTiles years={years} />
      </section>
      {tags.length > 0 && (
        <section className="part" aria-labelledby="overview-topics">
          <PartHeading
            id="overview-topics"
            title={t('overview.topics')}
            more={{ href: href('tags-overzicht'), label: t('overview.all-topics') }}
          />
          <TagList tags={tags} />
        </section>
      )}
      <div className="overview-columns">
        {jobs.length > 0 && <JobFields fields={jobs} />}
        {companies.length > 0 && <CompanyIndex companies={companies} />}
      </div>
      {events.length > 0 && (
        <section className="part" aria-labelledby="overview-events">
          <PartHeading
            id="overview-events"
            title={t('overview.events')}
            more={{ href: href('events'), label: t('overview.all-events') }}
          />
          <div className="overview-events">
            {events.map((event) => (
              <EventTile key={event.number} event={event} />
            ))}
          </div>
        </section>
      )}
      {magazines.length > 0 && (
        <section className="part" aria-labelledby="overview-magazines">
          <PartHeading
            id="overview-magazines"
            title={t('overview.magazines')}
            more={{ href: href('magazines'), label: t('overview.all-magazines') }}
          />
          <div className="overview-magazines">
            {magazines.map((magazine) => (
              <MagazineTile key={magazine.number} magazine={magazine} />
            ))}
          </div>
        </section>
      )}
      <ServicePages pages={pages} />
      <section className="part" aria-labelledby="overview-feeds">
        <PartHeading id="overview-feeds" title={t('overview.feeds')} note={t('overview.feeds-note')} />
        <FeedPanel hasEvents={events.length > 0} hasJobs={jobs.length > 0} />
        <p className="overview-machines">
          <span>{t('overview.machines')}</span>
          <a href="/sitemap.xml">
            <Icon name="file-text" />
            {t('overview.xml-sitemap')}
          </a>
          <a href="/sitemap-news.xml">
            <Icon name="file-text" />
            {t('overview.news-sitemap')}
          </a>
        </p>
      </section>
    </div>
  )
}
