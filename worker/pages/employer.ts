import { vacancyPath } from '../../client/components/vacancy-path.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { optional } from '../loading/optional.ts'
import { loadCompany } from './company.ts'
import type { LoadedPage, MovedPage } from './loader.ts'
import { collectionOf } from './structured-data/collection.ts'

const maxVacancies = 100

/**
 * A company as an employer, with its open vacancies.
 * @throws SiteError `NotFoundError` if no published company has the link.
 */
export async function loadEmployer(context: LoadContext): Promise<LoadedPage<'werkgevers-link'> | MovedPage> {
  const loaded = await loadCompany(context, 'employer')
  if ('movedTo' in loaded) return loaded
  const { locale, jobs, site } = context
  const { partner, props, head } = loaded
  const asked = jobs.newest({ locale, employer: partner.link, limit: maxVacancies })
  const vacancies = await optional(
    'company-vacancies',
    asked.then((found) => found.items),
    null,
  )
  return {
    props: { ...props, vacancies },
    head: {
      ...head,
      structuredData: [
        ...head.structuredData,
        collectionOf(site, head.title, head.canonical, (vacancies ?? []).map(vacancyPath)),
      ],
    },
  }
}
