import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { validInput } from '../access/valid-input.ts'
import type { Language } from '../mail/site-link.ts'
import { chooseNewsletters } from '../newsletters/choose.ts'
import { consentTexts, consentVersion, newsletters } from '../newsletters/consent.ts'
import { consentsOf } from '../newsletters/consent-log.ts'
import { listsOf, signUpsOf } from '../newsletters/sign-ups.ts'
import type { AccountContext } from './account.ts'
import { ownLocale } from './own-query.ts'

const Choice = z.strictObject({
  lists: z.array(z.enum(newsletters)).max(newsletters.length),
})

/** Steps that the account page shows. */
const mostConsents = 50

/** The newsletters of an account's address. It's confirmed already, so no second mail is needed. */
export function newsletterActions(strapi: Core.Strapi) {
  return {
    async newsletters(ctx: AccountContext) {
      return ctx.send(await answer(strapi, ctx.state.user, ownLocale(ctx)))
    },

    /** Same answer as `newsletters`. */
    async chooseNewsletters(ctx: AccountContext) {
      const language = ownLocale(ctx)
      const { lists } = validInput(Choice, ctx.request.body, 'Invalid newsletters')
      const { email, firstName, lastName, company } = ctx.state.user
      await chooseNewsletters(strapi, {
        email,
        lists: [...new Set(lists)],
        language,
        name: [firstName, lastName].filter(Boolean).join(' ') || null,
        company,
        source: '/account',
      })
      return ctx.send(await answer(strapi, ctx.state.user, language))
    },
  }
}

async function answer(strapi: Core.Strapi, { email }: { email: string }, locale: Language) {
  const consent = { text: consentTexts[locale], version: consentVersion }
  const [signUps, steps] = await Promise.all([signUpsOf(strapi, email), consentsOf(strapi, email)])
  // What was agreed to and taken back, of mails of every kind; the export has all of it.
  const consents = steps.slice(-mostConsents).reverse()
  return { lists: listsOf(signUps), consent, consents }
}
