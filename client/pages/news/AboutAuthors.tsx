import type { Author } from '../../content/article.ts'
import { useSite } from '../../site-context.tsx'
import { AuthorPhoto } from './AuthorPhoto.tsx'

/** About the authors, for those who have a biography. */
export function AboutAuthors({ authors }: { authors: Author[] }) {
  const { t } = useSite()
  const known = authors.filter((author) => author.bio || author.url)
  if (known.length === 0) return null
  return (
    <section className="authors no-print" aria-labelledby="authors">
      <h2 className="visually-hidden" id="authors">
        {t('article.about-author')}
      </h2>
      {known.map((author) => (
        <div className="author" key={author.slug}>
          <AuthorPhoto author={author} />
          <div>
            <p>
              <strong>
                {author.url ? (
                  <a href={author.url} rel="author noopener">
                    {author.name}
                  </a>
                ) : (
                  author.name
                )}
              </strong>
              {author.role && <span className="author-role"> · {author.role}</span>}
            </p>
            {author.bio && <p className="author-bio">{author.bio}</p>}
          </div>
        </div>
      ))}
    </section>
  )
}
