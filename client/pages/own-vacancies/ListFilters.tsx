import { ownStates } from '../../content/own-vacancy.ts'
import { useSite } from '../../site-context.tsx'
import type { OwnVacanciesProps } from './OwnVacanciesPage.tsx'

/** Search and states of the list: a plain form. */
export function ListFilters({ company, counts, text, state }: OwnVacanciesProps) {
  const { t, href } = useSite()
  return (
    <search>
      <form className="own-vacancies-search" action={href('jobs-mijn')}>
        {company && <input type="hidden" name="bedrijf" value={company} />}
        <div className="field">
          <label className="field-label" htmlFor="own-text">
            {t('own-vacancy.search')}
          </label>
          <input
            key={text}
            className="control"
            id="own-text"
            name="q"
            type="search"
            maxLength={100}
            defaultValue={text}
          />
        </div>
        <div className="field">
          <label className="field-label" htmlFor="own-state">
            {t('own-vacancy.state')}
          </label>
          <select key={state} className="control" id="own-state" name="status" defaultValue={state ?? ''}>
            <option value="">{t('own-vacancy.every-state')}</option>
            {ownStates
              .filter((one) => counts[one] || one === state)
              .map((one) => (
                <option key={one} value={one}>
                  {t(`own-vacancy.states.${one}`)} ({counts[one] ?? 0})
                </option>
              ))}
          </select>
        </div>
        <button className="button button-quiet" type="submit">
          {t('own-vacancy.find')}
        </button>
      </form>
    </search>
  )
}
