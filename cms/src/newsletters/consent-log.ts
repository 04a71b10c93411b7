import type { Core } from '@strapi/strapi'
import { hashOf } from '../access/code.ts'

const uid = 'api::consent.consent'

/** One step of a consent; see `docs/decisions/037-records-of-forms.md`. */
export interface ConsentStep {
  /** Default: newsletters. */
  purpose?: 'newsletter' | 'job-alert' | 'followed-news' | 'whitepaper' | 'application-kept'
  email: string
  /** `given`: with a form, for what it was sent for. `ended`: not by its owner; the mailbox doesn't exist any more. */
  step: 'given' | 'requested' | 'confirmed' | 'changed' | 'withdrawn' | 'refused' | 'ended'
  /** What it is about: the newsletters after this step, the subjects of alerts, or `whitepaper/12` and `vacancy/34`. */
  lists: readonly string[]
  /** What was agreed to; null for a withdrawal. */
  agreed: { text: string; version: string | null } | null
  /** Site path, or how it came: `one-click`, `bounced`. */
  source: string
}

/** Adds a step to the proof of consent. Nothing is ever changed in it, only added. */
export async function logConsent(
  strapi: Core.Strapi,
  { purpose = 'newsletter', email, step, lists, agreed, source }: ConsentStep,
): Promise<void> {
  await strapi.db.query(uid).create({
    data: { email, purpose, step, lists, ...agreed, at: new Date(), source },
  })
}

/** The steps of an address's consents, oldest first, for its export. */
export async function consentsOf(
  strapi: Core.Strapi,
  email: string,
): Promise<Omit<Record<string, unknown>, 'email'>[]> {
  const rows = await strapi.db.query(uid).findMany({ where: { email }, orderBy: { id: 'asc' } })
  return rows.map(({ purpose, step, lists, text, version, at, source }) => {
    return { purpose, step, lists, text, version, at, source }
  })
}

/** Keeps the proof after an account was deleted, under a pseudonym: whoever shows the address can still be answered. */
export async function pseudonymizeConsents(strapi: Core.Strapi, email: string): Promise<void> {
  await strapi.db.query(uid).updateMany({ where: { email }, data: { email: `sha256:${hashOf(email)}` } })
}

/**
 * Deletes the proof of consents that ended before a moment: withdrawn, refused, bounced, never confirmed, given for one thing only, or of an account that was deleted.
 * @returns How many steps.
 */
export async function deleteOldConsents(strapi: Core.Strapi, before: Date): Promise<number> {
  const consents = strapi.db.query(uid)
  const ended: { email: string; purpose: string; at: Date }[] = await consents.findMany({
    where: {
      at: { $lt: before },
      $or: [
        { step: { $in: ['given', 'withdrawn', 'refused', 'ended', 'requested'] } },
        { email: { $startsWith: 'sha256:' } },
      ],
    },
  })
  let deleted = 0
  for (const { email, purpose, at } of ended) {
    // Whoever came back later has one proof, from the first step on.
    if ((await consents.count({ where: { email, purpose, at: { $gt: at } } })) > 0) continue
    deleted += (await consents.deleteMany({ where: { email, purpose } })).count
  }
  return deleted
}
