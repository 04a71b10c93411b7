import { EmptyState } from '../../components/EmptyState.tsx'
import { MagazineTile } from '../../components/MagazineTile.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import { useSite } from '../../site-context.tsx'
import type { MagazinesProps } from './magazines-props.ts'
import './magazines.css'
import { NewestIssue } from './NewestIssue.tsx'
import { SubscribeOffer } from './SubscribeOffer.tsx'

/** The magazine: its newest issue, then the covers of the earlier ones by year. */
export function MagazinesPage({ year, newest, years, everyYear }: MagazinesProps) {
  const { t, href, locale } = useSite()
  const isForeign = [...(newest ? [newest.issue] : []), ...years.flatMap(({ issues }) => issues)].some(
    (issue) => issue.locale !== locale,
  )
  return (
    <div className="page-width">
      <PageHeading
        title={year === null ? t('magazines.title') : `${t('magazines.title')} ${year}`}
        intro={year === null ? t('magazines.intro') : null}
      />
      {isForeign && <p className="magazines-language">{t('magazines.dutch')}</p>}
      {newest && <NewestIssue {...newest} />}
      {!newest && years.length === 0 && (
        <EmptyState title={t('magazines.empty-title')} text={t('magazines.empty-text')}>
          <a className="button" href={href('home')}>
            {t('navigation.home')}
          </a>
        </EmptyState>
      )}
      <YearLinks year={year} everyYear={everyYear} />
      {years.map(({ year: of, issues }) => (
        <Year key={of} year={of} issues={issues} isOnly={year !== null} />
      ))}
      {everyYear.length > 0 && <SubscribeOffer />}
    </div>
  )
}

function YearLinks({ year, everyYear }: Pick<MagazinesProps, 'year' | 'everyYear'>) {
  const { t, href } = useSite()
  if (everyYear.length < 2 && year === null) return null
  return (
    <nav className="magazine-years no-print" aria-label={t('magazines.years')}>
      <a href={href('magazines')} aria-current={year === null ? 'page' : undefined}>
        {t('magazines.all-years')}
      </a>
      {everyYear.map((one) => (
        <a
          key={one.year}
          href={href('magazines', {}, { year: one.year })}
          aria-current={one.year === year ? 'page' : undefined}
        >
          {one.year}
          <span className="visually-hidden">, {t.count('magazines.issues', one.count)}</span>
        </a>
      ))}
    </nav>
  )
}

function Year({ year, issues, isOnly }: MagazinesProps['years'][number] & { isOnly: boolean }) {
  const id = `year-${year}`
  return (
    <section className="magazine-year" aria-labelledby={id}>
      <h2 id={id} className={isOnly ? 'visually-hidden' : undefined}>
        {year}
      </h2>
      <div className="magazine-tiles">
        {issues.map((issue) => (
          <MagazineTile key={issue.number} magazine={issue} />
        ))}
      </div>
    </section>
  )
}
