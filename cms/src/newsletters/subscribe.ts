import type { Core } from '@strapi/strapi'
import { newCode } from '../access/code.ts'
import type { Language } from '../mail/site-link.ts'
import { writtenMoment } from '../mail/written.ts'
import { recordOnce } from '../submissions/record-once.ts'
import { sendCounted } from '../submissions/send-counted.ts'
import { consentTexts, consentVersion } from './consent.ts'
import { logConsent } from './consent-log.ts'
import { manageToken } from './manage-token.ts'
import { namesOf } from './names.ts'
import { listsOf, type NewsletterName, signUpsOf, uid } from './sign-ups.ts'

/** How long the link of the confirmation mail works. */
const confirmMs = 7 * 24 * 3_600_000

/** A request for newsletters, by somebody who hasn't proven to own the address. */
export interface SubscribeRequest {
  email: string
  lists: NewsletterName[]
  language: Language
  sourcePath: string
  submissionKey: string
}

/**
 * Takes a request for newsletters and mails a link to confirm it. Somebody who has all of them already gets a mail that says so: the answer
 * to the request is the same, so that nobody learns who reads what.
 */
export async function subscribe(strapi: Core.Strapi, request: SubscribeRequest): Promise<void> {
  const { email, lists, language, sourcePath, submissionKey } = request
  const agreed = { text: consentTexts[language], version: consentVersion }
  const now = new Date()
  await recordOnce(strapi, uid, submissionKey, async (trx) => {
    const had = listsOf(await signUpsOf(strapi, email))
    const { code, hash } = newCode()
    const { documentId: key } = await strapi.db.query(uid).create({
      data: {
        ...{ email, lists, language, submissionKey },
        sourceUrl: sourcePath,
        consentText: agreed.text,
        consentVersion: agreed.version,
        consentAt: now,
        confirmTokenHash: hash,
        confirmExpiresAt: new Date(now.getTime() + confirmMs),
      },
    })
    await logConsent(strapi, { email, step: 'requested', lists, agreed, source: sourcePath })
    const mail = { key, to: email, locale: language }
    const isNew = lists.some((name) => !had.includes(name))
    if (isNew) {
      const askedAt = moment(now, language)
      const values = { token: code, newsletters: namesOf(lists, language), askedAt }
      await sendCounted(strapi, trx, 'newsletter', { ...mail, kind: 'newsletter-confirm', values })
    } else {
      const values = { token: manageToken(key), newsletters: namesOf(had, language) }
      await sendCounted(strapi, trx, 'newsletter', { ...mail, kind: 'newsletter-known', values })
    }
  })
}

function moment(at: Date, language: Language): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' } as const
  return writtenMoment(at, language, style)
}
