import type { Core } from '@strapi/strapi'

/** What people send without an account: the fields of their own, by type. Notes of our desks aren't theirs. */
const sentTypes = {
  'api::contact-message.contact-message': [
    ...['department', 'subject', 'message', 'name', 'email', 'phone', 'company', 'file', 'createdAt'],
  ],
  'api::lead.lead': [
    ...['kind', 'name', 'email', 'phone', 'company', 'jobTitle', 'message', 'consent', 'sentTo', 'createdAt'],
  ],
  'api::vacancy-report.vacancy-report': ['number', 'reason', 'explanation', 'name', 'email', 'createdAt'],
} as const

type SentType = keyof typeof sentTypes

/** Messages, requests and reports with an address, for the export of its account. */
export async function sentBy(strapi: Core.Strapi, email: string) {
  const of = async (uid: SentType): Promise<Record<string, unknown>[]> => {
    const rows = await strapi.db.query(uid).findMany({ where: { email }, orderBy: { id: 'asc' } })
    return rows.map((row) => Object.fromEntries(sentTypes[uid].map((field) => [field, row[field]])))
  }
  return {
    messages: await of('api::contact-message.contact-message'),
    leads: await of('api::lead.lead'),
    reports: await of('api::vacancy-report.vacancy-report'),
  }
}

/** Deletes what was sent before a moment. @returns How many. */
export function deleteOldSent(strapi: Core.Strapi, uid: SentType, before: Date): Promise<number> {
  return deleteSent(strapi, uid, { createdAt: { $lt: before } })
}

/** Deletes what an address has sent. */
export async function forgetSent(strapi: Core.Strapi, email: string): Promise<void> {
  for (const uid of Object.keys(sentTypes) as SentType[]) await deleteSent(strapi, uid, { email })
}

/** By the document service: its hook has the worker delete their files. */
async function deleteSent(strapi: Core.Strapi, uid: SentType, where: object): Promise<number> {
  const rows: { documentId: string }[] = await strapi.db.query(uid).findMany({ where })
  for (const { documentId } of rows) await strapi.documents(uid).delete({ documentId })
  return rows.length
}
