import { Icon } from '../../components/Icon.tsx'
import { MagazineCover } from '../../components/MagazineCover.tsx'
import { magazinePath } from '../../components/magazine-path.ts'
import { Time } from '../../components/Time.tsx'
import { useSite } from '../../site-context.tsx'
import type { MagazinesProps } from './magazines-props.ts'

/** The current issue, large, with the start of its contents. */
export function NewestIssue({ issue, contents }: NonNullable<MagazinesProps['newest']>) {
  const { t, locale } = useSite()
  const foreign = issue.locale === locale ? undefined : issue.locale
  const path = magazinePath(issue)
  return (
    <section className="newest-issue" aria-labelledby="newest-issue">
      <a className="newest-cover" href={path} hrefLang={foreign}>
        <MagazineCover magazine={issue} place="large-cover" first />
        <span className="visually-hidden">{t('cards.magazine.cover', { number: issue.number })}</span>
      </a>
      <div className="newest-body">
        <p className="newest-label">{t('magazines.newest')}</p>
        <h2 className="newest-title" id="newest-issue" lang={foreign}>
          <a href={path} hrefLang={foreign}>
            {issue.title}
          </a>
        </h2>
        <p className="newest-facts">
          <span lang={foreign}>{issue.edition}</span>
          <span>{t('cards.magazine.number', { number: issue.number })}</span>
          <Time value={issue.issuedAt} style="day" />
        </p>
        <p className="newest-intro" lang={foreign}>
          {issue.intro}
        </p>
        {contents.length > 0 && (
          <>
            <h3>{t('magazines.in-issue')}</h3>
            <ul className="newest-contents" lang={foreign}>
              {contents.map(({ page, title, path: article }) => (
                <li key={`${page} ${title}`}>
                  <span className="contents-page" aria-hidden="true">
                    {page}
                  </span>
                  {article ? (
                    <a href={article} hrefLang={foreign}>
                      {title}
                    </a>
                  ) : (
                    <span>{title}</span>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
        <a className="button" href={path} hrefLang={foreign}>
          {t('magazines.read')}
          <Icon name="arrow-right" />
        </a>
      </div>
    </section>
  )
}
