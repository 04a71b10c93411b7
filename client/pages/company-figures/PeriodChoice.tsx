import '../../forms/form.css'
import { figurePeriods } from '../../content/company-figures.ts'
import { useSite } from '../../site-context.tsx'
import type { CompanyFiguresProps } from './CompanyFiguresPage.tsx'
import { dayWords } from './figure-words.ts'

/** The periods that are offered, as links, and a plain form for any other. */
export function PeriodChoice({ company, chosen, asked, figures }: CompanyFiguresProps) {
  const { t, href, locale } = useSite()
  const { from, to, beforeFrom, beforeTo } = figures.period
  const { documentId } = company
  return (
    <section className="company-figures-period" aria-label={t('company-figures.period.label')}>
      <nav className="tags" aria-label={t('company-figures.period.label')}>
        {figurePeriods
          .filter((name) => name !== 'eigen')
          .map((name) => (
            <a
              key={name}
              className="tag"
              href={href('account-bedrijf-cijfers', {}, { bedrijf: documentId, periode: name })}
              aria-current={name === chosen.name ? 'true' : undefined}
            >
              {t(`company-figures.period.${name}`)}
            </a>
          ))}
      </nav>
      <form className="company-figures-days" action={href('account-bedrijf-cijfers')}>
        <input type="hidden" name="bedrijf" value={documentId} />
        <input type="hidden" name="periode" value="eigen" />
        {(['from', 'to'] as const).map((side) => (
          <div key={side} className="field">
            <label className="field-label" htmlFor={`figures-${side}`}>
              {t(`company-figures.period.${side}`)}
            </label>
            <input
              key={asked[side]}
              className="control"
              id={`figures-${side}`}
              name={side === 'from' ? 'van' : 'tot'}
              type="date"
              required
              defaultValue={asked[side]}
              aria-invalid={chosen.fault ? 'true' : undefined}
              aria-describedby={chosen.fault ? 'figures-fault' : undefined}
            />
          </div>
        ))}
        <button className="button button-quiet" type="submit">
          {t('company-figures.period.show')}
        </button>
      </form>
      {chosen.fault && (
        <p id="figures-fault" className="form-notice form-notice-wrong" role="alert">
          {t(`company-figures.period.faults.${chosen.fault}`)}
        </p>
      )}
      <p className="company-figures-shown" suppressHydrationWarning>
        {t('company-figures.period.shown', {
          from: dayWords(locale, from),
          to: dayWords(locale, to),
          beforeFrom: dayWords(locale, beforeFrom),
          beforeTo: dayWords(locale, beforeTo),
        })}
      </p>
    </section>
  )
}
