import { ownStates } from '../../client/content/own-vacancy.ts'
import { SiteError } from '../errors.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { StrapiError } from '../strapi-error.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage, PageRedirect } from './loader.ts'
import { forReader, partOf } from './own-page.ts'
import { checkPage, pageNumber } from './page-number.ts'

/** As the backend pages its list. */
const pageSize = 20

/**
 * The vacancies of a company that the reader acts for.
 * @throws SiteError `NotFoundError` for another company, and beyond the end of the list.
 */
export function loadOwnVacancies(context: LoadContext): Promise<LoadedPage<'jobs-mijn'> | PageRedirect> {
  return forReader(context, async ({ token }) => {
    const { accounts, ownVacancies, query } = context
    const { companies, partner } = await accounts.me(token)
    const company = query.get('bedrijf') ?? partner?.documentId ?? null
    const text = (query.get('q') ?? '').slice(0, 100)
    const state = ownStates.find((one) => one === query.get('status')) ?? null
    const page = pageNumber(query)
    if (company && !companies.some(({ documentId }) => documentId === company))
      throw new SiteError('NotFoundError')
    const [list, credits, invoices] = company
      ? await Promise.all([
          ownVacancies.list(token, company, { text, state, page }).catch(notTheirs),
          partOf('own-credits', ownVacancies.credits(token, company)),
          partOf('own-invoices', ownVacancies.invoices(token, company)),
        ])
      : [{ items: [], total: 0, counts: {} }, null, []]
    const { items, total, counts } = list
    const vacancies = { items, total, page, pageSize, pageCount: Math.ceil(total / pageSize) }
    checkPage(vacancies)
    return {
      props: {
        companies: companies.map(({ documentId, name }) => ({ documentId, name })),
        company,
        vacancies,
        counts,
        text,
        state,
        credits,
        invoices,
      },
      head: doorHead(context, {
        route: 'jobs-mijn',
        title: 'own-vacancy.title',
        description: 'own-vacancy.description',
      }),
    }
  })
}

/** To somebody who may not see it, it isn't there. @throws SiteError `NotFoundError`, or the failure itself. */
export function notTheirs(failure: unknown): never {
  const isHidden = failure instanceof StrapiError && (failure.status === 403 || failure.status === 404)
  throw isHidden ? new SiteError('NotFoundError', {}, { cause: failure }) : failure
}
