import { useSite } from '../site-context.tsx'
import './company-search.css'

/** Searches one's company among the profiles; leads to the page that finds it, or makes one. */
export function CompanySearch({ text = '', returnTo }: { text?: string; returnTo: string | null }) {
  const { t, href } = useSite()
  return (
    <search>
      <form className="company-search" action={href('account-bedrijf-vinden')}>
        {returnTo && <input type="hidden" name="naar" value={returnTo} />}
        <div className="field">
          <label className="field-label" htmlFor="company-text">
            {t('own-company.find.label')}
          </label>
          <input
            key={text}
            className="control"
            id="company-text"
            name="q"
            type="search"
            autoComplete="organization"
            maxLength={100}
            required
            defaultValue={text}
          />
        </div>
        <button className="button" type="submit">
          {t('own-company.find.submit')}
        </button>
      </form>
    </search>
  )
}
