import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { linkToken, openLinkToken } from '../access/link-token.ts'
import { type AlertRow, alertUid } from './alert.ts'

/** The token of an alert's mails. It confirms and ends that alert, and manages all of its address. */
export function alertToken(documentId: string): string {
  return linkToken('alert-links', documentId)
}

/**
 * The alert of a mail's link. Ended ones are found for as long as they are stored.
 * @throws errors.ValidationError for a link that nobody was sent, or whose alert was deleted.
 */
export async function alertOfLink(strapi: Core.Strapi, token: string): Promise<AlertRow> {
  const documentId = openLinkToken('alert-links', token)
  const row: AlertRow | null = documentId
    ? await strapi.db.query(alertUid).findOne({ where: { documentId } })
    : null
  if (!row) throw new errors.ValidationError('Invalid token')
  return row
}
