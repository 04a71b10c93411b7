import type { PartnerCard, PartnerReference } from '../content/partner-card.ts'
import { type Params, pathTo } from '../href.ts'
import type { RouteName, RouteNameWith } from '../routes.ts'

/** The two sides of a company; each has its own profile. */
export type CompanySide = 'supplier' | 'employer'

/** The route of each side's profiles. */
export const profileRoutes = {
  supplier: 'leveranciers-link',
  employer: 'werkgevers-link',
} as const satisfies Record<CompanySide, RouteNameWith<{ kind: 'entry' }>>

/** Whether a company has a profile on a side: any company that isn't only an employer is listed among the suppliers. */
export function hasSide({ roles }: Pick<PartnerReference, 'roles'>, side: CompanySide): boolean {
  if (side === 'employer') return roles.includes('employer')
  return roles.length === 0 || roles.some((role) => role !== 'employer')
}

/** Path of one profile of a company. */
export function sidePath(
  { link }: Pick<PartnerReference, 'link'>,
  side: CompanySide,
  href: (name: RouteName, params: Params) => string,
): string {
  return href(profileRoutes[side], { link })
}

/** Path of a company's profile: as a supplier, unless it's only an employer. */
export function partnerPath(
  partner: Pick<PartnerReference, 'link' | 'roles'>,
  href: (name: RouteName, params: Params) => string,
): string {
  return sidePath(partner, hasSide(partner, 'supplier') ? 'supplier' : 'employer', href)
}

/** Path of one profile in the company's own language: a Dutch profile on an English page stays Dutch. */
export function companyPath(company: Pick<PartnerCard, 'link' | 'locale'>, side: CompanySide): string {
  return sidePath(company, side, (name, params) => pathTo(company.locale, name, params))
}
