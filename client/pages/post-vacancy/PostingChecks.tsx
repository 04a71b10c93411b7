import type { ShownVacancy } from '../../components/vacancy/shown-vacancy.ts'
import { useSite } from '../../site-context.tsx'
import { stepOfField } from '../../vacancies/steps.ts'

interface PostingChecksProps {
  /** Null while too little is known to show it. */
  vacancy: ShownVacancy | null
  missing: string[]
  number: number
}

/** The fields that Google for Jobs and readers need, by the names of the backend, and the forms with something that is not right yet. */
const fieldTexts = [
  ...([
    'title',
    'description',
    'employer',
    'categories',
    'employmentType',
    'applyMethod',
    'locations',
  ] as const),
  ...(['applicantCountries', 'applyUrl', 'applyEmail', 'salary'] as const),
  ...(['vacancy-role', 'vacancy-conditions', 'vacancy-text'] as const),
] as const

/** What must still be filled in, and what readers would miss. */
export function PostingChecks({ vacancy, missing, number }: PostingChecksProps) {
  const { t, href } = useSite()
  const wished = vacancy ? wishesOf(vacancy) : []
  const needed = fieldTexts.filter((field) => missing.includes(field))
  if (needed.length + wished.length === 0)
    return <p className="form-notice">{t('post-vacancy.checks.complete')}</p>
  return (
    <section className="posting-checks" aria-labelledby="checks">
      <h2 id="checks">
        {t(needed.length > 0 ? 'post-vacancy.checks.needed' : 'post-vacancy.checks.wished')}
      </h2>
      <ul>
        {needed.map((field) => (
          <li key={field}>
            <a href={href('jobs-plaatsen', {}, { vacature: number, stap: stepOfField(field) })}>
              {t(`post-vacancy.checks.fields.${field}`)}
            </a>
          </li>
        ))}
        {wished.map((wish) => (
          <li key={wish}>{t(`post-vacancy.checks.wishes.${wish}`)}</li>
        ))}
      </ul>
    </section>
  )
}

/** What readers weigh and search engines recommend. */
function wishesOf({ salary, hours, contact, education, locations, remote }: ShownVacancy) {
  return [
    ...(salary ? [] : (['salary'] as const)),
    ...(hours ? [] : (['hours'] as const)),
    ...(education ? [] : (['education'] as const)),
    ...(contact ? [] : (['contact'] as const)),
    ...(remote === 'full' || locations.some(({ postcode }) => postcode) ? [] : (['postcode'] as const)),
  ]
}
