import type { ContentsLine } from '../../content/magazine.ts'
import { useSite } from '../../site-context.tsx'

/** The table of contents; articles that are on this site are links. */
export function Contents({ lines }: { lines: ContentsLine[] }) {
  const { t } = useSite()
  return (
    <section aria-labelledby="contents">
      <h2 className="issue-part" id="contents">
        {t('magazines.contents')}
      </h2>
      {lines.length === 0 && <p className="issue-note">{t('magazines.no-contents')}</p>}
      {lines.some(({ path }) => path) && <p className="issue-note">{t('magazines.contents-note')}</p>}
      <ol className="contents">
        {lines.map(({ page, title, path }) => (
          <li key={`${page} ${title}`}>
            {path ? <a href={path}>{title}</a> : <span>{title}</span>}
            <span className="contents-on">
              <span className="visually-hidden">{t('magazines.page', { page })}</span>
              <span aria-hidden="true">{page}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
