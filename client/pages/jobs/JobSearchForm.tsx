import { Icon } from '../../components/Icon.tsx'
import { distances, type JobFilters, type NearPlace } from '../../content/job-search.ts'
import { useSite } from '../../site-context.tsx'
import type { OnChoice } from './use-filters.ts'

/** Id of the form that every search field belongs to, wherever it is on the page. */
export const searchFormId = 'job-search'

/** Search text, place and distance. */
export function JobSearchForm({
  filters,
  near,
  onChoice,
}: {
  filters: JobFilters
  near: NearPlace | null
  onChoice: OnChoice
}) {
  const { t, href } = useSite()
  const isUnknown = near !== null && 'unknown' in near
  return (
    <search>
      <form className="job-form" id={searchFormId} action={href('jobs')}>
        <div className="job-field job-form-text">
          <label htmlFor="job-text">{t('jobs.search.text')}</label>
          <input
            key={filters.text}
            className="job-input"
            id="job-text"
            name="q"
            type="search"
            defaultValue={filters.text}
            placeholder={t('jobs.search.text-example')}
            maxLength={100}
            enterKeyHint="search"
          />
        </div>
        <div className="job-field job-form-place">
          <label htmlFor="job-place">{t('jobs.search.place')}</label>
          <input
            key={filters.place}
            className="job-input"
            id="job-place"
            name="place"
            type="text"
            defaultValue={filters.place}
            placeholder={t('jobs.search.place-example')}
            maxLength={100}
            autoComplete="address-level2"
            aria-invalid={isUnknown || undefined}
            aria-describedby={isUnknown ? 'job-place-unknown' : undefined}
          />
        </div>
        <div className="job-field job-form-distance">
          <label htmlFor="job-distance">{t('jobs.search.distance')}</label>
          <select
            className="job-input"
            id="job-distance"
            name="distance"
            value={filters.distance}
            onChange={onChoice}
          >
            {distances.map((distance) => (
              <option key={distance} value={distance}>
                {t('jobs.search.kilometres', { distance })}
              </option>
            ))}
          </select>
        </div>
        {/* Links set the sort order; submitting the form keeps it. */}
        {filters.order !== 'relevance' && <input type="hidden" name="sort" value={filters.order} />}
        <button className="button job-form-send" type="submit">
          <Icon name="search" />
          <span>{t('jobs.search.send')}</span>
        </button>
      </form>
    </search>
  )
}
