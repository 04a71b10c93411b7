import type { JobFilters } from '../../content/job-search.ts'
import { useSite } from '../../site-context.tsx'
import { withoutQuotes } from './active-filters.ts'
import { queryOf } from './job-filters.ts'

/** Says how a text with a place in it was read, and links to the other way to read it. */
export function OtherReading({ filters, other }: { filters: JobFilters; other: JobFilters }) {
  const { t, href } = useSite()
  const { text, place, distance } = filters
  const isPlace = other.place === ''
  return (
    <p className="job-note">
      {isPlace && (
        <>
          <bdi>
            {text
              ? t('jobs.reading.near', { text, place, distance })
              : t('jobs.reading.all-near', { place, distance })}
          </bdi>{' '}
        </>
      )}
      <a href={href('jobs', {}, queryOf(other))} rel="nofollow">
        {isPlace
          ? t('jobs.reading.as-text', { text: withoutQuotes(other.text) })
          : t(other.text ? 'jobs.reading.as-place' : 'jobs.reading.all-as-place', {
              text: other.text,
              place: other.place,
            })}
      </a>
    </p>
  )
}
