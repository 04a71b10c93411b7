import type { Core } from '@strapi/strapi'
import { openClaims } from '../../../companies/claim-review.ts'
import type { ClaimRow } from '../../../companies/claim-table.ts'
import { membersOf } from '../../../companies/memberships.ts'
import { publishedCompany } from '../../../companies/profile.ts'
import { mostShown, type Waiting } from './waiting.ts'

const userUid = 'plugin::users-permissions.user'

/** The claims of company profiles. */
export async function waitingClaims(strapi: Core.Strapi): Promise<Waiting[]> {
  const claims = await openClaims(strapi, mostShown)
  const shown = await Promise.all(claims.map((claim) => shownClaim(strapi, claim, claims)))
  return shown.flatMap((claim) => claim ?? [])
}

/** Null for one whose company or account is gone. */
async function shownClaim(
  strapi: Core.Strapi,
  claim: ClaimRow,
  all: readonly ClaimRow[],
): Promise<Waiting | null> {
  const [company, account, members] = await Promise.all([
    publishedCompany(strapi, claim.company),
    strapi.db.query(userUid).findOne({ where: { documentId: claim.account } }),
    membersOf(strapi, claim.company),
  ])
  if (!company || !account) return null
  const rivals = all.filter((other) => other.company === claim.company).length - 1
  const warnings = [
    claim.is_of_website ? null : 'Het domein van het adres hoort niet bij de website van het bedrijf.',
    isProven(claim) ? null : 'Het adres is niet gecontroleerd: vraag de aanvrager om het opnieuw te doen.',
    members.some(({ role }) => role === 'owner') ? 'Het bedrijf heeft intussen een eigenaar.' : null,
    rivals > 0 ? `Er wachten nog ${rivals} aanvragen voor dit bedrijf.` : null,
  ].filter(Boolean)
  const facts = [
    ['Naam', claim.name],
    ['Functie', claim.job],
    ['E-mailadres op het werk', claim.email],
    ['Website van het bedrijf', company.website ?? 'geen'],
    [
      'Controle',
      [
        claim.is_of_website ? 'Domein klopt' : 'Domein komt niet overeen',
        isProven(claim) ? 'code getypt' : 'geen code',
      ].join(', '),
    ],
  ]
  return {
    kind: 'claim',
    path: `claims/${claim.id}`,
    title: company.name,
    company: company.name,
    by: account.email,
    submittedAt: new Date(Number(claim.submitted_at)).toISOString(),
    isChange: false,
    fields: facts.map(([name = '', now = '']) => ({ name, now, before: '' })),
    pictures: null,
    warning: warnings.join(' ') || null,
    edit: null,
  }
}

/** Whether who claims has shown that they read mail at the address. */
function isProven({ made_at, submitted_at }: ClaimRow): boolean {
  return Number(submitted_at) > Number(made_at)
}
