import type { CompanyFiguresProps } from '../../client/pages/company-figures/CompanyFiguresPage.tsx'
import type { CompanyReport } from '../companies/company-profiles.ts'
import { dayOf } from '../content/dutch-day.ts'
import { SiteError } from '../errors.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { doorHead } from './account-door.ts'
import { chosenPeriod } from './figures-period.ts'
import type { LoadedPage, PageRedirect } from './loader.ts'
import { forReader } from './own-page.ts'
import { notTheirs } from './own-vacancies.ts'

/**
 * What readers did with what belongs to a company that the reader acts for.
 * @throws SiteError `NotFoundError` for another company.
 */
export function loadCompanyFigures(
  context: LoadContext,
): Promise<LoadedPage<'account-bedrijf-cijfers'> | PageRedirect> {
  return forReader(context, async ({ token }) => {
    const { accounts, companyProfiles, query, href, now } = context
    const { companies, partner } = await accounts.me(token)
    if (companies.length === 0) return { redirectTo: href('account-bedrijf-vinden') }
    const asked = query.get('bedrijf') ?? partner?.documentId
    const company = companies.find(({ documentId }) => documentId === asked)
    if (!company) throw new SiteError('NotFoundError')
    const chosen = chosenPeriod(query, now)
    const { place, ...figures } = await companyProfiles
      .figures(token, company.documentId, chosen)
      .catch(notTheirs)
    return {
      props: {
        company: { documentId: company.documentId, name: company.name },
        companies: companies.map(({ documentId, name }) => ({ documentId, name })),
        chosen,
        asked: { from: query.get('van') ?? chosen.from, to: query.get('tot') ?? chosen.to },
        figures,
        place: place && placeOf(place, now),
      },
      head: doorHead(context, {
        route: 'account-bedrijf-cijfers',
        title: 'company-figures.title',
        description: 'company-figures.description',
        carried: Object.fromEntries(
          ['bedrijf', 'periode', 'van', 'tot'].map((key) => [key, query.get(key) ?? undefined]),
        ),
      }),
    }
  })
}

function placeOf(
  { tier, until }: NonNullable<CompanyReport['place']>,
  now: number,
): NonNullable<CompanyFiguresProps['place']> {
  const end = until === null ? null : Date.parse(until)
  // An end at midnight is that of the day before.
  return { tier, until: end === null ? null : dayOf(end - 1), isOver: end !== null && end <= now }
}
