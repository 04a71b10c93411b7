import type { ArticleCard } from '../content/article-card.ts'
import { useSite } from '../site-context.tsx'
import { articlePath } from './article-path.ts'
import { CoverArt } from './CoverArt.tsx'
import { Kicker } from './Kicker.tsx'
import { type PicturePlace, ResponsivePicture } from './ResponsivePicture.tsx'
import { Time } from './Time.tsx'

interface TeaserProps {
  article: ArticleCard
  /** Visual weight; `row` and `thumb` put the picture next to the text. */
  look?: 'large' | 'medium' | 'standard' | 'text' | 'row' | 'thumb'
  /** The place of its picture; without it, no picture is shown. */
  place?: PicturePlace
  first?: boolean
  intro?: boolean
  /** Heading level. */
  level?: 2 | 3
}

/** An article in a list: the headline is the link, and the whole teaser is clickable. */
export function Teaser({ article, look = 'standard', place, first, intro = false, level = 3 }: TeaserProps) {
  const { locale, t } = useSite()
  const Heading = level === 2 ? 'h2' : 'h3'
  const isForeign = article.locale !== locale
  const looks = [
    'teaser',
    `teaser-${look}`,
    look === 'thumb' ? 'teaser-row' : '',
    article.sponsor ? 'teaser-partner' : '',
  ].filter(Boolean)
  return (
    <article
      className={looks.join(' ')}
      lang={isForeign ? article.locale : undefined}
      // What a company paid for is counted when it is seen.
      data-listed={article.sponsor ? `content/${article.number}` : undefined}
    >
      {place && (
        <div className="picture">
          {article.picture ? (
            <ResponsivePicture picture={article.picture} place={place} first={first} decorative />
          ) : (
            <CoverArt number={article.number} />
          )}
        </div>
      )}
      <div className="teaser-body">
        <Kicker article={article} />
        <Heading className="teaser-title">
          <a href={articlePath(article)} hrefLang={isForeign ? article.locale : undefined}>
            {article.title}
          </a>
        </Heading>
        {intro && <p className="teaser-intro">{article.intro}</p>}
        <p className="teaser-facts" lang={isForeign ? locale : undefined}>
          <span>{t.count('article.reading-time', article.readingMinutes)}</span>
          {/* Last: script rewrites it, and nothing may move behind it. */}
          <Time value={article.publishedAt} relative />
        </p>
      </div>
    </article>
  )
}
