import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { refusal } from '../access/refusal.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { grantWaiting } from '../orders/grant-waiting.ts'
import { type ClaimRow, claimTable } from './claim-table.ts'
import { changePublished } from './live.ts'
import { join } from './memberships.ts'
import { publishedCompany } from './profile.ts'

const userUid = 'plugin::users-permissions.user'

/** The claims that editors have to decide, oldest first. */
export function openClaims(strapi: Core.Strapi, most: number): Promise<ClaimRow[]> {
  return strapi.db.connection(claimTable).where({ state: 'waiting' }).orderBy('submitted_at').limit(most)
}

/**
 * An editor approves a claim: the account becomes an owner, and the profile counts as claimed.
 * @throws errors.ApplicationError If it no longer waits. errors.NotFoundError If its company or its account is gone.
 */
export async function approveClaim(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi.db.transaction(async () => {
    const claim = await decide(strapi, id, { state: 'approved' })
    const user = await accountOf(strapi, claim)
    const company = await publishedCompany(strapi, claim.company)
    if (!user || !company) throw new errors.NotFoundError()
    await join(strapi, user, claim.company, 'owner')
    await changePublished(strapi, claim.company, { claimed: true, verifiedAt: new Date() })
    await grantWaiting(strapi, claim.company)
    await enqueueMail(strapi, {
      kind: 'claim-approved',
      key: `claim-${id}`,
      to: user.email,
      locale: claim.language,
      values: { company: company.name },
    })
  })
}

/** An editor rejects a claim, with a reason for whoever made it. */
export async function rejectClaim(strapi: Core.Strapi, id: number, reason: string): Promise<void> {
  await strapi.db.transaction(async () => {
    const claim = await decide(strapi, id, { state: 'rejected', reason })
    const user = await accountOf(strapi, claim)
    const company = await publishedCompany(strapi, claim.company)
    if (!user || !company) return
    await enqueueMail(strapi, {
      kind: 'claim-rejected',
      key: `claim-${id}`,
      to: user.email,
      locale: claim.language,
      values: { company: company.name, reason },
    })
  })
}

/** Takes the claim out of the queue, once. */
async function decide(
  strapi: Core.Strapi,
  id: number,
  decision: { state: 'approved' } | { state: 'rejected'; reason: string },
): Promise<ClaimRow> {
  return await strapi.db.transaction(async ({ trx }) => {
    const count = await trx(claimTable)
      .where({ id, state: 'waiting' })
      .update({ ...decision, decided_at: Date.now() })
    if (count === 0) throw refusal('vacancy-state')
    return trx(claimTable).where({ id }).first()
  })
}

async function accountOf(
  strapi: Core.Strapi,
  { account }: ClaimRow,
): Promise<{ id: number; documentId: string; email: string } | null> {
  const user = await strapi.db.query(userUid).findOne({ where: { documentId: account } })
  return user && !user.blocked ? user : null
}
