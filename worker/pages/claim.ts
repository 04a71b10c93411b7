import { askedCompany } from '../companies/asked-company.ts'
import { SiteError } from '../errors.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage, PageRedirect } from './loader.ts'
import { forReader } from './own-page.ts'

/**
 * Claiming the profile of one's company.
 * @throws SiteError `NotFoundError` if no published company is asked for.
 */
export function loadClaim(
  context: LoadContext,
): Promise<LoadedPage<'account-bedrijf-overnemen'> | PageRedirect> {
  return forReader(context, async ({ token }) => {
    const { accounts, companyProfiles } = context
    const company = await askedCompany(context)
    if (!company) throw new SiteError('NotFoundError')
    const { documentId, name, link, roles, locale, website, isClaimed } = company
    const [user, claim] = await Promise.all([accounts.me(token), companyProfiles.claim(token, documentId)])
    return {
      props: {
        company: { name, link, roles, locale, website, isClaimed },
        isMember: user.companies.some((own) => own.documentId === documentId),
        claim,
        name: [user.firstName, user.lastName].filter(Boolean).join(' '),
        job: user.jobTitle ?? '',
      },
      head: doorHead(context, {
        route: 'account-bedrijf-overnemen',
        title: 'own-company.claim.title',
        description: 'own-company.claim.description',
        carried: { bedrijf: link },
      }),
    }
  })
}
