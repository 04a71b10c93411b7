import { randomInt } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Knex } from 'knex'
import { hashOf } from '../access/code.ts'
import { refusal } from '../access/refusal.ts'
import { countMail } from '../mail/asked-mails.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { type ClaimRow, type ClaimState, claimTable } from './claim-table.ts'
import { isFreeMail, isOfWebsite } from './mail-domains.ts'
import { membersOf } from './memberships.ts'
import { type PublishedCompany, publishedCompany } from './profile.ts'

const hourMs = 3_600_000
/** For this long a code can be typed. */
const codeMs = 24 * hourMs
/** Claims of one account that nobody has decided, at most. */
const mostOpen = 5
const mostMisses = 5

/** What somebody says who claims a profile. */
export interface ClaimInput {
  name: string
  job: string
  email: string
  language: string
}

/** What becomes of it: a code was mailed, or the owners were asked. */
export type ClaimNext = 'code' | 'owners'

interface Claimant {
  id: number
  documentId: string
  email: string
}

/**
 * Claims a company's profile for an account. A later claim takes the place of an earlier one that is open. Where the company has owners, they are
 * asked to invite, and nothing is stored.
 * @param company Its documentId.
 * @throws errors.NotFoundError Unless it is published.
 */
export async function claim(
  strapi: Core.Strapi,
  user: Claimant,
  company: string,
  input: ClaimInput,
): Promise<ClaimNext> {
  const profile = await publishedCompany(strapi, company)
  if (!profile) throw new errors.NotFoundError()
  if (isFreeMail(input.email)) throw refusal('claim-free-mail', 'email')
  const members = await membersOf(strapi, company)
  if (members.some((member) => member.user?.id === user.id)) throw refusal('claim-own')
  const owners = members.flatMap((member) => (member.role === 'owner' && member.user ? [member.user] : []))
  return await strapi.db.transaction(async ({ trx }) => {
    if (owners.length > 0) {
      await askOwners(strapi, trx, { user, profile, owners, input })
      return 'owners'
    }
    await trx(claimTable)
      .where({ company, account: user.documentId })
      .whereIn('state', ['mailed', 'waiting'])
      .delete()
    await refuseTooMany(trx, user)
    const id = await insert(trx, {
      ...input,
      company,
      account: user.documentId,
      isOfCompany: isOfWebsite(input.email, profile.website),
    })
    await mailCode(strapi, trx, { id, profile, input, account: user.email })
    return 'code'
  })
}

/**
 * Confirms the address of one's own claim with the code that was mailed to it. After a few wrong ones it must be claimed again.
 * @throws errors.ValidationError For a wrong code, and one that has expired.
 */
export async function confirmClaim(
  strapi: Core.Strapi,
  user: Claimant,
  company: string,
  code: string,
): Promise<void> {
  // The miss is counted for good, so the refusal comes after the commit.
  const isRight = await strapi.db.transaction(async ({ trx }) => {
    const row: ClaimRow | undefined = await trx(claimTable)
      .where({ company, account: user.documentId, state: 'mailed' })
      .forUpdate()
      .first()
    if (!row || row.misses >= mostMisses || Number(row.made_at) < Date.now() - codeMs) return false
    if (row.code_hash !== codeHash(row.id, code)) {
      await trx(claimTable).where({ id: row.id }).increment('misses')
      return false
    }
    await trx(claimTable)
      .where({ id: row.id })
      .update({ state: 'waiting', code_hash: null, submitted_at: Date.now() })
    return true
  })
  if (!isRight) throw refusal('claim-code', 'code')
}

/** One's own latest claim of a company, without what others did. */
export async function ownClaim(
  strapi: Core.Strapi,
  user: { documentId: string },
  company: string,
): Promise<{ state: ClaimState; email: string; isOfWebsite: boolean; reason: string | null } | null> {
  const row: ClaimRow | undefined = await strapi.db
    .connection(claimTable)
    .where({ company, account: user.documentId })
    .orderBy('id', 'desc')
    .first()
  if (!row || (row.state === 'mailed' && Number(row.made_at) < Date.now() - codeMs)) return null
  return { state: row.state, email: row.email, isOfWebsite: Boolean(row.is_of_website), reason: row.reason }
}

/** The claims of somebody, for their export. */
export async function claimsBy(rows: Knex, person: Claiming) {
  const claims: ClaimRow[] = await claimsMadeBy(rows, person).orderBy('id')
  return claims.map(({ company, name, job, email, state, made_at, reason }) => ({
    company,
    name,
    job,
    email,
    state,
    at: new Date(Number(made_at)).toISOString(),
    reason,
  }))
}

/** Forgets the claims of somebody who is forgotten. */
export async function forgetClaims(rows: Knex, person: Claiming): Promise<void> {
  await claimsMadeBy(rows, person).delete()
}

/** Who has claimed profiles: an address at work and, if it has one, its account. */
interface Claiming {
  email: string
  account: Pick<Claimant, 'documentId'> | null
}

function claimsMadeBy(rows: Knex, { email, account }: Claiming): Knex.QueryBuilder {
  const claims = rows(claimTable).where({ email })
  return account ? claims.orWhere({ account: account.documentId }) : claims
}

async function askOwners(
  strapi: Core.Strapi,
  trx: Knex,
  {
    user,
    profile,
    owners,
    input: { name, job, email },
  }: {
    user: Claimant
    profile: PublishedCompany
    owners: { email: string; language: string | null }[]
    input: ClaimInput
  },
): Promise<void> {
  // Counted for the company: however many ask, its owners get a few mails. Nobody is told when it was one too many.
  if (!(await countMail(trx, { mailbox: hashOf(profile.documentId), reason: 'claim' }))) return
  for (const owner of owners)
    await enqueueMail(strapi, {
      kind: 'claim-for-owners',
      key: `${profile.documentId}:${user.documentId}:${Date.now()}`,
      to: owner.email,
      locale: owner.language,
      values: { company: profile.name, name, job, email, account: user.email },
    })
}

async function mailCode(
  strapi: Core.Strapi,
  trx: Knex,
  {
    id,
    profile,
    input,
    account,
  }: { id: number; profile: PublishedCompany; input: ClaimInput; account: string },
): Promise<void> {
  if (!(await countMail(trx, { mailbox: hashOf(input.email), reason: 'claim' })))
    throw refusal('claimed-often', 'email')
  const code = String(randomInt(100_000_000)).padStart(8, '0')
  await trx(claimTable)
    .where({ id })
    .update({ code_hash: codeHash(id, code) })
  await enqueueMail(strapi, {
    kind: 'claim-code',
    key: `claim-${id}`,
    to: input.email,
    locale: input.language,
    values: { code, company: profile.name, link: profile.link, name: input.name, account },
  })
}

async function insert(
  trx: Knex,
  { isOfCompany, ...claimed }: ClaimInput & { company: string; account: string; isOfCompany: boolean },
): Promise<number> {
  const row = { ...claimed, is_of_website: isOfCompany, state: 'mailed', made_at: Date.now() }
  const [{ id }] = await trx(claimTable).insert(row).returning('id')
  return id
}

async function refuseTooMany(trx: Knex, { documentId: account }: Claimant): Promise<void> {
  const [open] = await trx(claimTable)
    .where({ account })
    .whereIn('state', ['mailed', 'waiting'])
    .count({ count: '*' })
  if (Number(open?.count ?? 0) >= mostOpen) throw refusal('claimed-often', 'email')
}

/** Deletes claims made before a moment, unless editors still have to decide. @returns How many. */
export async function deleteOldClaims(rows: Knex, before: Date): Promise<number> {
  return rows(claimTable).whereNot({ state: 'waiting' }).where('made_at', '<', before.getTime()).delete()
}

function codeHash(id: number, code: string): string {
  return hashOf(`${id}:${code}`)
}
