import type { Core } from '@strapi/strapi'
import { withdrawMails } from '../editions/recipients.ts'
import type { Language } from '../mail/site-link.ts'
import { consentTexts, consentVersion } from './consent.ts'
import { logConsent } from './consent-log.ts'
import { isActive, listsOf, type NewsletterName, signUpsOf, uid } from './sign-ups.ts'

/** What the owner of an address wants to get. */
export interface Choice {
  email: string
  /** All newsletters from now on; none ends every sign-up. */
  lists: readonly NewsletterName[]
  /** Language of the text that was agreed to. */
  language: Language
  /** Of a sign-up that has to be made. */
  name?: string | null
  company?: string | null
  /** Site path, or how it came: `one-click`. */
  source: string
}

/** Sets the newsletters of an address whose owner is known: by their account, or by the link of a mail. */
export async function chooseNewsletters(strapi: Core.Strapi, choice: Choice): Promise<void> {
  const { email, lists, language, name = null, company = null, source } = choice
  const rows = strapi.db.query(uid)
  await strapi.db.transaction(async ({ trx }) => {
    const known = await signUpsOf(strapi, email)
    const had = listsOf(known)
    const isMore = lists.some((list) => !had.includes(list))
    const isLess = had.some((list) => !lists.includes(list))
    if (!isMore && !isLess) return
    const now = new Date()
    const [first, ...others] = known.filter(isActive)
    const ended = lists.length === 0 && first ? [first, ...others] : others
    for (const { id } of ended) await rows.update({ where: { id }, data: { unsubscribedAt: now } })
    const agreed = isMore ? { text: consentTexts[language], version: consentVersion } : null
    if (lists.length > 0) {
      const consent = agreed && { consentText: agreed.text, consentVersion: agreed.version, consentAt: now }
      if (first) await rows.update({ where: { id: first.id }, data: { lists, ...consent } })
      else
        await rows.create({
          data: { email, lists, name, company, language, sourceUrl: source, confirmedAt: now, ...consent },
        })
    }
    const left = had.filter((list) => !lists.includes(list))
    if (left.length > 0) await withdrawMails(trx, email, left)
    await logConsent(strapi, { email, step: isMore ? 'changed' : 'withdrawn', lists, agreed, source })
  })
}
