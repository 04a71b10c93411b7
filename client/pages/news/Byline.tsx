import { articlePath } from '../../components/article-path.ts'
import { Time } from '../../components/Time.tsx'
import type { Article } from '../../content/article.ts'
import { SaveButton } from '../../saved/SaveButton.tsx'
import { useSite } from '../../site-context.tsx'
import { AuthorPhoto } from './AuthorPhoto.tsx'

/** Who wrote it, when, and how long it takes to read; and the way to keep it for later. */
export function Byline({ article }: { article: Article }) {
  const { t, locale } = useSite()
  const names = new Intl.ListFormat(locale, { type: 'conjunction' })
  // Whoever wrote a paid article, it does not speak for the newsroom.
  const authors = article.sponsor ? [] : article.authors
  return (
    <div className="byline">
      {authors.length > 0 && (
        <div className="byline-photos">
          {authors.map((author) => (
            <AuthorPhoto key={author.slug} author={author} />
          ))}
        </div>
      )}
      <div className="byline-text">
        {authors.length > 0 && (
          <p className="byline-names">
            {t('article.by')} <strong>{names.format(authors.map((author) => author.name))}</strong>
          </p>
        )}
        <p className="byline-facts">
          <Time value={article.publishedAt} style="moment" />
          {article.modifiedAt && (
            <span>
              {t('article.updated')} <Time value={article.modifiedAt} style="moment" />
            </span>
          )}
          <span>{t.count('article.reading-time', article.readingMinutes)}</span>
        </p>
      </div>
      <SaveButton kind="content" number={article.number} path={articlePath(article)} />
    </div>
  )
}
