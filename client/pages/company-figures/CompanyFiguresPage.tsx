import { EmptyState } from '../../components/EmptyState.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import type { CompanyFigures, FigurePeriod } from '../../content/company-figures.ts'
import { useSite } from '../../site-context.tsx'
import '../../components/figures/figures.css'
import './company-figures.css'
import { Course } from './Course.tsx'
import { EntryTables } from './EntryTables.tsx'
import { FiguresMail } from './FiguresMail.tsx'
import { dayWords } from './figure-words.ts'
import { PeriodChoice } from './PeriodChoice.tsx'
import { type CompanyPlace, Place } from './Place.tsx'
import { Totals } from './Totals.tsx'

/** Props of the page with the figures of a company. */
export interface CompanyFiguresProps {
  company: { documentId: string; name: string }
  /** Those that the reader acts for. */
  companies: { documentId: string; name: string }[]
  chosen: {
    name: FigurePeriod
    from: string
    to: string
    /** Why the days that were asked for are no period. */
    fault: 'days' | 'order' | 'future' | 'long' | null
  }
  /** The days as they were typed. */
  asked: { from: string; to: string }
  figures: CompanyFigures
  /** Null while the company isn't on the site. */
  place: CompanyPlace | null
}

/** What readers did with what belongs to a company, for its members. */
export function CompanyFiguresPage(props: CompanyFiguresProps) {
  const { t, href, locale } = useSite()
  const { company, companies, figures } = props
  const { documentId } = company
  const { sampleUntil, period } = figures
  return (
    <div className="page-width company-figures">
      <header className="page-heading">
        <p className="page-heading-label">
          <a href={href('account')}>{t('company-figures.to-account')}</a>
        </p>
        <h1 tabIndex={-1}>
          {t('company-figures.title')}: {company.name}
        </h1>
        <p className="page-heading-intro">{t('company-figures.intro')}</p>
      </header>
      {companies.length > 1 && <CompanyLinks {...props} />}
      <PeriodChoice {...props} />
      {sampleUntil && sampleUntil >= period.beforeFrom && (
        <p className="company-figures-sample" suppressHydrationWarning>
          {t('company-figures.sample', { day: dayWords(locale, sampleUntil) })}
        </p>
      )}
      {figures.entries.length === 0 ? (
        <Empty company={documentId} isRecent={props.chosen.name === '30-dagen'} />
      ) : (
        <>
          <Totals figures={figures} />
          <Course figures={figures} company={documentId} />
          <EntryTables figures={figures} />
        </>
      )}
      <div className="company-figures-foot">
        <FiguresMail company={documentId} wantsMail={figures.wantsMail} />
        {props.place && <Place place={props.place} />}
      </div>
      <p className="company-figures-ways">
        <a className="button button-quiet" href={href('account-bedrijf', {}, { bedrijf: documentId })}>
          {t('company-figures.ways.profile')}
        </a>
        <a className="button button-quiet" href={href('jobs-mijn', {}, { bedrijf: documentId })}>
          {t('company-figures.ways.vacancies')}
        </a>
      </p>
    </div>
  )
}

function CompanyLinks({ companies, company, chosen }: CompanyFiguresProps) {
  const { t, href } = useSite()
  const period = chosen.name === 'eigen' ? { van: chosen.from, tot: chosen.to } : {}
  return (
    <nav aria-label={t('company-figures.companies')} className="tags company-figures-companies">
      {companies.map(({ documentId, name }) => (
        <a
          key={documentId}
          className="tag"
          href={href('account-bedrijf-cijfers', {}, { bedrijf: documentId, periode: chosen.name, ...period })}
          aria-current={documentId === company.documentId ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

function Empty({ company, isRecent }: { company: string; isRecent: boolean }) {
  const { t, href } = useSite()
  return (
    <section aria-labelledby="totals">
      <PartHeading id="totals" title={t('company-figures.totals')} />
      <EmptyState level={3} title={t('company-figures.empty.title')} text={t('company-figures.empty.text')}>
        {!isRecent && (
          <a
            className="button"
            href={href('account-bedrijf-cijfers', {}, { bedrijf: company, periode: '30-dagen' })}
          >
            {t('company-figures.empty.recent')}
          </a>
        )}
        <a className="button button-quiet" href={href('account-bedrijf', {}, { bedrijf: company })}>
          {t('company-figures.empty.profile')}
        </a>
        <a className="button button-quiet" href={href('adverteren')}>
          {t('company-figures.empty.advertise')}
        </a>
      </EmptyState>
    </section>
  )
}
