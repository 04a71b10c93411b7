import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { z } from 'zod'
import { refusal } from '../access/refusal.ts'
import { validInput } from '../access/valid-input.ts'
import { lockUntilCommit } from '../database/lock.ts'
import { followedBy, followedTopic, maxFollowed } from '../follows/followed.ts'
import { activeAlertsOf, followedSubject, frequencies } from '../job-alerts/alert.ts'
import { changeAlerts } from '../job-alerts/change.ts'
import { followedConsentTexts } from '../job-alerts/consent.ts'
import { addAlert } from '../job-alerts/request.ts'
import { submission } from '../submissions/submission.ts'
import type { Account, AccountContext } from './account.ts'
import { ownLocale } from './own-query.ts'

const uid = 'plugin::users-permissions.user'

const topics = z.array(followedTopic).max(maxFollowed).default([])
const Change = z.strictObject({ follow: topics, leave: topics })
const Mail = z.strictObject({
  ...submission,
  frequency: z.enum([...frequencies, 'never']),
  weekday: z.int().min(1).max(7).default(1),
})

/** What an account follows, and the mail about it. */
export function followActions(strapi: Core.Strapi) {
  return {
    /** `mail` is null for who gets none. */
    async follows(ctx: AccountContext) {
      const { user } = ctx.state
      const alert = await mailOf(user.email)
      const mail = alert && { frequency: alert.frequency, weekday: alert.weekday ?? 1 }
      const consent = followedConsentTexts[ownLocale(ctx)]
      return ctx.send({ data: { topics: followedBy(user), mail, consent } })
    },

    /** Follows and leaves topics; doing it twice is fine. */
    async changeFollows(ctx: AccountContext) {
      const { follow, leave } = validInput(Change, ctx.request.body)
      const { id } = ctx.state.user
      const changed = await strapi.db.transaction(async ({ trx }) => {
        const known = await lockedFollows(trx, id)
        const kept = known.filter((topic) => !leave.includes(topic))
        const added = [...new Set(follow)].filter((topic) => !kept.includes(topic))
        if (added.length > 0 && kept.length + added.length > maxFollowed) throw refusal('follows-full')
        const interests = [...added, ...kept]
        await strapi.db.query(uid).update({ where: { id }, data: { interests } })
        return interests
      })
      return ctx.send({ data: { topics: changed } })
    },

    /** How often its address is mailed what is new. The address is confirmed already, so no second mail is needed. */
    async mailFollows(ctx: AccountContext) {
      const { frequency, weekday, ...sent } = validInput(Mail, ctx.request.body)
      const { email } = ctx.state.user
      if (frequency !== 'never')
        await addAlert(strapi, { ...sent, email, subject: followedSubject, frequency, weekday })
      else {
        const alert = (await mailOf(email))?.documentId
        if (alert) await changeAlerts(strapi, { email, alert, frequency, source: 'account' })
      }
      return ctx.send({ ok: true })
    },
  }

  async function mailOf(email: string) {
    return (await activeAlertsOf(strapi, email)).find(({ subject }) => subject === followedSubject) ?? null
  }

  async function lockedFollows(trx: Knex.Transaction, id: number): Promise<string[]> {
    await lockUntilCommit(trx, `follows ${id}`)
    const account: Account = await strapi.db.query(uid).findOne({ where: { id }, select: ['interests'] })
    return followedBy(account)
  }
}
