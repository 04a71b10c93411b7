import type { ReactNode } from 'react'
import { PartHeading } from '../../components/PartHeading.tsx'
import { Teaser } from '../../components/Teaser.tsx'
import type { ArticleCard, Section } from '../../content/article-card.ts'
import { useSite } from '../../site-context.tsx'

interface SectionBlockProps {
  section: Section
  articles: ArticleCard[]
  /** A rail on wide screens, below the articles on narrow ones; shown even if the section has no articles. */
  beside: ReactNode
}

/** One section on the front page; each has its own layout, so that readers know where they are while scrolling. */
export function SectionBlock({ section, articles, beside }: SectionBlockProps) {
  const { t, href } = useSite()
  if (articles.length === 0) return beside && <div className="part page-width">{beside}</div>
  const Rhythm = rhythms[section]
  const name = t(`section.${section}`)
  return (
    <section className={`part section-${section}`} aria-labelledby={`section-${section}`}>
      <div className="page-width">
        <PartHeading
          id={`section-${section}`}
          title={name}
          more={{ href: href(section), label: t('front.more-in', { section: name }) }}
        />
        {beside ? (
          <div className="section-with-rail">
            <Rhythm articles={articles} />
            {beside}
          </div>
        ) : (
          <Rhythm articles={articles} />
        )}
      </div>
    </section>
  )
}

const rhythms: Record<Section, typeof OneTwoThree> = {
  ecommerce: OneTwoThree,
  logistiek: WideAndPair,
  fulfilment: ThreeAndThree,
}

/** One large, two standard, the rest as text lines. */
function OneTwoThree({ articles: [first, ...others] }: { articles: ArticleCard[] }) {
  return (
    <div className="one-two-three">
      {first && <Teaser article={first} look="medium" place="half" intro />}
      <div className="teasers teasers-short">
        {others.slice(0, 2).map((article) => (
          <Teaser key={article.number} article={article} place="quarter" />
        ))}
      </div>
      <div className="teasers teasers-ruled">
        {others.slice(2).map((article) => (
          <Teaser key={article.number} article={article} look="text" intro />
        ))}
      </div>
    </div>
  )
}

/** One full-width with its picture next to it, then smaller ones with a thumbnail. */
function WideAndPair({ articles: [first, ...others] }: { articles: ArticleCard[] }) {
  return (
    <div className="wide-and-pair">
      {first && <Teaser article={first} look="large" place="lead" intro />}
      <div className="teasers teasers-ruled">
        {others.map((article) => (
          <Teaser key={article.number} article={article} look="thumb" place="thumb" />
        ))}
      </div>
    </div>
  )
}

/** Three with pictures above three without. */
function ThreeAndThree({ articles }: { articles: ArticleCard[] }) {
  return (
    <div className="teasers teasers-3 three-and-three">
      {articles.map((article, index) => (
        <Teaser
          key={article.number}
          article={article}
          look={index < 3 ? 'standard' : 'text'}
          place={index < 3 ? 'third' : undefined}
          intro={index < 3}
        />
      ))}
    </div>
  )
}
