import { DutchArticles } from '../../components/DutchArticles.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ArrowIcon } from '../../components/icons.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import { TagList } from '../../components/TagList.tsx'
import { Teaser } from '../../components/Teaser.tsx'
import type { ArticleCard, Section } from '../../content/article.ts'
import type { TagCount } from '../../content/tag.ts'
import { useSite } from '../../site-context.tsx'
import { BackgroundBand } from './BackgroundBand.tsx'
import './home.css'
import { LatestNews } from './LatestNews.tsx'
import { SectionBlock } from './SectionBlock.tsx'

/** What the front page is given. */
export interface HomeProps {
  lead: ArticleCard | null
  /** The row below the lead: three or four. */
  leads: ArticleCard[]
  /** About ten, newest first, shown with their times. */
  latest: ArticleCard[]
  /** Six articles a section. */
  sections: { section: Section; articles: ArticleCard[] }[]
  background: ArticleCard[]
  partnerContent: ArticleCard[]
  /** Most used first. */
  tags: TagCount[]
  /** Dutch articles without a translation; empty on the Dutch front page. */
  inDutch: ArticleCard[]
}

/** The front page: the day's lead, what just came in, then each section in a rhythm of its own. */
export function HomePage(props: HomeProps) {
  const { t, name, href } = useSite()
  return (
    <>
      <div className="page-width">
        <h1 className="visually-hidden" tabIndex={-1}>
          {name}: {t('home.title')}
        </h1>
        <FirstScreen {...props} />
      </div>
      {props.sections.map(({ section, articles }) => (
        <SectionBlock key={section} section={section} articles={articles} />
      ))}
      <BackgroundBand articles={props.background} />
      <div className="page-width">
        <PartnerContent articles={props.partnerContent} />
        <DutchArticles articles={props.inDutch} />
        {props.tags.length > 0 && (
          <section className="part" aria-labelledby="home-tags">
            <PartHeading
              id="home-tags"
              title={t('home.tags')}
              more={{ href: href('tags-overzicht'), label: t('home.all-tags') }}
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
        <EmptyState title={t('home.empty-title')} text={t('home.empty-text')}>
          <a className="button" href={href('tags-overzicht')}>
            {t('tags.all')}
            <ArrowIcon />
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
            {t('home.leads')}
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
        <h2 id="home-partners">{t('home.partner-content')}</h2>
        <p>{t('home.partner-content-note')}</p>
        <div className="teasers teasers-2">
          {articles.map((article) => (
            <Teaser key={article.number} article={article} look="row" place="third" intro />
          ))}
        </div>
      </div>
    </section>
  )
}
