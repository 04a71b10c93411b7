import { Fragment } from 'react'
import { DutchArticles } from '../../components/DutchArticles.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import { TagList } from '../../components/TagList.tsx'
import { Teaser } from '../../components/Teaser.tsx'
import type { ArticleCard, Section } from '../../content/article-card.ts'
import type { EventCard } from '../../content/event-card.ts'
import type { MagazineCard } from '../../content/magazine.ts'
import type { TagCount } from '../../content/tag.ts'
import type { VacancyCard } from '../../content/vacancy.ts'
import { LaterNewsletterBand } from '../../newsletter/LaterNewsletterBand.tsx'
import { useSite } from '../../site-context.tsx'
import { Agenda } from './Agenda.tsx'
import { BackgroundBand } from './BackgroundBand.tsx'
import { ForYouSlot } from './ForYouSlot.tsx'
import './home.css'
import { LatestNews } from './LatestNews.tsx'
import { type PartnerPlace, PartnerStrip } from './PartnerStrip.tsx'
import { SectionBlock } from './SectionBlock.tsx'
import { VacancyRail } from './VacancyRail.tsx'

/** Props of the front page. */
export interface HomeProps {
  /** Whether the reader has just deleted their account. */
  isFarewell: boolean
  lead: ArticleCard | null
  /** The row below the lead: three or four. */
  leads: ArticleCard[]
  /** About ten, newest first, shown with their times. */
  latest: ArticleCard[]
  /** Six articles per section. */
  sections: { section: Section; articles: ArticleCard[] }[]
  background: ArticleCard[]
  partnerContent: ArticleCard[]
  /** Most used first. */
  tags: TagCount[]
  /** Dutch articles without a translation; empty on the Dutch front page. */
  inDutch: ArticleCard[]
  /** Promoted ones first, then the newest; shown next to the last section. */
  vacancies: VacancyCard[]
  /** Soonest first. */
  events: EventCard[]
  /** The newest issue. */
  magazine: MagazineCard | null
  /** Companies that pay for a place. */
  partners: PartnerPlace[]
}

/** The front page: the day's lead, the latest news, then each section in its own layout. */
export function HomePage(props: HomeProps) {
  const { t, name, href } = useSite()
  return (
    <>
      <div className="page-width">
        <h1 className="visually-hidden" tabIndex={-1}>
          {name}: {t('front.title')}
        </h1>
        {props.isFarewell && <p className="front-farewell">{t('front.farewell')}</p>}
        <ForYouSlot />
        <FirstScreen {...props} />
      </div>
      {props.sections.map(({ section, articles }) => (
        <Fragment key={section}>
          <SectionBlock
            section={section}
            articles={articles}
            beside={
              section === 'fulfilment' && props.vacancies.length > 0 ? (
                <VacancyRail vacancies={props.vacancies} />
              ) : null
            }
          />
          {section === 'ecommerce' && <LaterNewsletterBand />}
        </Fragment>
      ))}
      <BackgroundBand articles={props.background} />
      <div className="page-width">
        <Agenda events={props.events} magazine={props.magazine} />
        <PartnerContent articles={props.partnerContent} />
        <PartnerStrip partners={props.partners} />
        <DutchArticles articles={props.inDutch} />
        {props.tags.length > 0 && (
          <section className="part" aria-labelledby="home-tags">
            <PartHeading
              id="home-tags"
              title={t('front.tags')}
              more={{ href: href('tags-overzicht'), label: t('front.all-tags') }}
            />
            <TagList tags={props.tags} />
          </section>
        )}
      </div>
    </>
  )
}

function FirstScreen({ lead, leads, latest }: HomeProps) {
  const { t, href } = useSite()
  if (!lead) {
    return (
      <div className="home-empty">
        <EmptyState title={t('front.empty-title')} text={t('front.empty-text')}>
          <a className="button" href={href('tags-overzicht')}>
            {t('tags.all')}
            <Icon name="arrow-right" />
          </a>
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <div className="home-first">
        <div className="home-lead">
          <Teaser article={lead} look="large" place="lead" first intro level={2} />
        </div>
        <LatestNews articles={latest} />
      </div>
      {leads.length > 0 && (
        <section className="home-leads" aria-labelledby="home-leads">
          <h2 className="visually-hidden" id="home-leads">
            {t('front.leads')}
          </h2>
          <div className={`teasers teasers-${Math.min(leads.length, 4)}`}>
            {leads.map((article) => (
              <Teaser key={article.number} article={article} place={leads.length < 3 ? 'half' : 'quarter'} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

function PartnerContent({ articles }: { articles: ArticleCard[] }) {
  const { t } = useSite()
  if (articles.length === 0) return null
  return (
    <section className="part" aria-labelledby="home-partners">
      <div className="home-partners">
        <h2 id="home-partners">{t('front.partner-content')}</h2>
        <p>{t('front.partner-content-note')}</p>
        <div className="teasers teasers-2">
          {articles.map((article) => (
            <Teaser key={article.number} article={article} look="row" place="third" intro />
          ))}
        </div>
      </div>
    </section>
  )
}
