import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { validInput } from '../access/valid-input.ts'
import type { Language } from '../mail/site-link.ts'
import { consentTexts, consentVersion, newsletters } from '../newsletters/consent.ts'
import type { Account, AccountContext, StoredDate } from './account.ts'
import { ownLocale } from './own-query.ts'

const uid = 'api::newsletter-signup.newsletter-signup'

/** A stored sign-up, as far as it's used here. */
interface SignUp {
  id: number
  lists: string[]
  confirmedAt: StoredDate | null
  unsubscribedAt: StoredDate | null
}

const Choice = z.strictObject({
  lists: z.array(z.enum(newsletters)).max(newsletters.length),
})

/** The newsletters of an account's address. It's confirmed already, so no second mail is needed. */
export function newsletterActions(strapi: Core.Strapi) {
  return {
    async newsletters(ctx: AccountContext) {
      return ctx.send(await answer(strapi, ctx.state.user, ownLocale(ctx)))
    },

    /** Same answer as `newsletters`. */
    async chooseNewsletters(ctx: AccountContext) {
      const locale = ownLocale(ctx)
      const { lists } = validInput(Choice, ctx.request.body, 'Invalid newsletters')
      await choose(strapi, ctx.state.user, [...new Set(lists)], locale)
      return ctx.send(await answer(strapi, ctx.state.user, locale))
    },
  }
}

async function answer(strapi: Core.Strapi, { email }: { email: string }, locale: Language) {
  const consent = { text: consentTexts[locale], version: consentVersion }
  return { lists: listsOf(await signUpsOf(strapi, email)), consent }
}

/** @returns Oldest first, including ended ones. */
export function signUpsOf(strapi: Core.Strapi, email: string): Promise<SignUp[]> {
  return strapi.db.query(uid).findMany({ where: { email }, orderBy: { id: 'asc' } })
}

function listsOf(signUps: SignUp[]) {
  const chosen = signUps.filter(isActive).flatMap(({ lists }) => lists)
  return newsletters.filter((name) => chosen.includes(name))
}

function isActive({ confirmedAt, unsubscribedAt }: SignUp) {
  return Boolean(confirmedAt && !unsubscribedAt)
}

/**
 * Merges an address's sign-ups into one, which gets the lists. Consent is stored again when a list is added.
 * @param locale Of the consent text.
 */
async function choose(
  strapi: Core.Strapi,
  { email, firstName, lastName, company }: Account,
  lists: string[],
  locale: Language,
) {
  const signUps = strapi.db.query(uid)
  await strapi.db.transaction(async () => {
    const known = await signUpsOf(strapi, email)
    const had = listsOf(known)
    const active = known.filter(isActive)
    const now = new Date()
    const kept = lists.length > 0 ? active[0] : undefined
    for (const { id } of active)
      if (id !== kept?.id) await signUps.update({ where: { id }, data: { unsubscribedAt: now } })
    if (lists.length === 0) return

    const consent = { consentText: consentTexts[locale], consentVersion, consentAt: now, confirmedAt: now }
    if (kept) {
      const isMore = lists.some((name) => !had.some((one) => one === name))
      await signUps.update({ where: { id: kept.id }, data: { lists, ...(isMore ? consent : {}) } })
      return
    }
    const name = [firstName, lastName].filter(Boolean).join(' ') || null
    await signUps.create({ data: { email, lists, name, company, sourceUrl: '/account', ...consent } })
  })
}
