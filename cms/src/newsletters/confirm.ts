import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Knex } from 'knex'
import { hashOf } from '../access/code.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { liftSuppression } from '../mail/outbox/suppressions.ts'
import { languageOf } from '../mail/site-link.ts'
import { newsletters } from './consent.ts'
import { logConsent } from './consent-log.ts'
import { manageToken } from './manage-token.ts'
import { namesOf } from './names.ts'
import { isActive, listsOf, type NewsletterName, type SignUp, signUpsOf, uid } from './sign-ups.ts'

/** A sign-up with what was agreed to. */
type Requested = SignUp & { language: unknown; consentText: string; consentVersion: string }

/**
 * Confirms a sign-up by the code of its mail. The address then has one sign-up with all its newsletters. A code may be used again: it
 * changes nothing more.
 * @throws errors.ValidationError for a code that doesn't exist, has expired, or was refused by the owner of the address.
 */
export async function confirmSignUp(
  strapi: Core.Strapi,
  code: string,
): Promise<{ signUp: SignUp; lists: NewsletterName[] }> {
  const signUp = await find(strapi, code)
  if (!signUp || signUp.unsubscribedAt) throw invalidCode()
  if (!signUp.confirmedAt) {
    if (!signUp.confirmExpiresAt || new Date(signUp.confirmExpiresAt).getTime() < Date.now())
      throw invalidCode()
    await strapi.db.transaction(({ trx }) => activate(strapi, trx, signUp))
  }
  return { signUp, lists: listsOf(await signUpsOf(strapi, signUp.email)) }
}

/** Ends a sign-up that somebody else made: its code confirms nothing any more. Unknown codes are fine; the result is what was wanted. */
export async function refuseSignUp(strapi: Core.Strapi, code: string): Promise<void> {
  const signUp = await find(strapi, code)
  if (!signUp || signUp.confirmedAt || signUp.unsubscribedAt) return
  await strapi.db.transaction(async () => {
    await strapi.db.query(uid).update({ where: { id: signUp.id }, data: { unsubscribedAt: new Date() } })
    await logConsent(strapi, {
      email: signUp.email,
      step: 'refused',
      lists: [],
      agreed: null,
      source: 'mail',
    })
  })
}

function find(strapi: Core.Strapi, code: string): Promise<Requested | null> {
  return strapi.db.query(uid).findOne({ where: { confirmTokenHash: hashOf(code) } })
}

async function activate(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { id, documentId, email, language, lists: asked, consentText, consentVersion }: Requested,
): Promise<void> {
  const rows = strapi.db.query(uid)
  const now = new Date()
  const { count } = await rows.updateMany({
    where: { id, confirmedAt: null, unsubscribedAt: null },
    data: { confirmedAt: now },
  })
  // Two presses at the same moment: the first one did it.
  if (count === 0) return
  const active = (await signUpsOf(strapi, email)).filter(isActive)
  const lists = newsletters.filter((name) => [...asked, ...listsOf(active)].includes(name))
  for (const other of active)
    if (other.id !== id) await rows.update({ where: { id: other.id }, data: { unsubscribedAt: now } })
  await rows.update({ where: { id }, data: { lists } })
  await logConsent(strapi, {
    email,
    step: 'confirmed',
    lists,
    agreed: { text: consentText, version: consentVersion },
    source: 'mail',
  })
  // The link came by mail, so whatever the mailbox refused before, mail arrives there now.
  await liftSuppression(trx, email)
  await enqueueMail(strapi, {
    kind: 'newsletter-welcome',
    key: documentId,
    to: email,
    locale: language,
    values: { token: manageToken(documentId), newsletters: namesOf(lists, languageOf(language)) },
  })
}

function invalidCode() {
  return new errors.ValidationError('Invalid token')
}
