import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { linkToken, openLinkToken } from '../access/link-token.ts'
import { type OwnedSubscription, subscriptionBy } from './changing.ts'

/** The token of a subscription's mails: whoever has it manages that subscription. */
export function subscriptionToken(documentId: string): string {
  return linkToken('subscription-links', documentId)
}

/** The subscription of a mail's link. @throws errors.NotFoundError for a link that nobody was sent. */
export async function subscriptionOfLink(strapi: Core.Strapi, token: string): Promise<OwnedSubscription> {
  const documentId = openLinkToken('subscription-links', token)
  const row = documentId && (await subscriptionBy(strapi, { documentId }))
  if (!row) throw new errors.NotFoundError()
  return row
}

/** The subscription of an account with a number. @throws errors.NotFoundError Also for somebody else's. */
export async function ownSubscription(
  strapi: Core.Strapi,
  user: { id: number },
  number: number,
): Promise<OwnedSubscription> {
  const row = await subscriptionBy(strapi, { number })
  if (row?.user?.id !== user.id) throw new errors.NotFoundError()
  return row
}
