import { articlePath } from '../../components/article-path.ts'
import { Time } from '../../components/Time.tsx'
import type { Article } from '../../content/article.ts'
import { SaveButton } from '../../saved/SaveButton.tsx'
import { useSite } from '../../site-context.tsx'
import { AuthorPhoto } from './AuthorPhoto.tsx'

/** Authors, date and reading time, with the save button. */
export function Byline({ article }: { article: Article }) {
  const { t, locale } = useSite()
  const names = new Intl.ListFormat(locale, { type: 'conjunction' })
  // A paid article doesn't speak for the newsroom, whoever wrote it.
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
