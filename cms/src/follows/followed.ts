import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import type { Account } from '../account/account.ts'

/** Topics that an account follows at most. */
export const maxFollowed = 50

/** A topic that can be followed, as the site writes it: a section, a tag or a company. */
export const followedTopic = z
  .string()
  .regex(/^(?:ecommerce|logistiek|fulfilment|(?:tag|company)\/[a-z0-9][a-z0-9-]{0,99})$/)

/** What an account follows, newest first. Accounts from before there were topics have slugs of tags. */
export function followedBy({ interests }: Pick<Account, 'interests'>): string[] {
  const stored = z.array(z.string()).catch([]).parse(interests)
  const topics = stored.flatMap((one) =>
    [one, `tag/${one}`].filter((topic) => followedTopic.safeParse(topic).success).slice(0, 1),
  )
  return [...new Set(topics)]
}

/** What the accounts of some addresses follow, in the order of the alphabet, so that the same things are the same list. */
export async function followedByAddress(
  strapi: Core.Strapi,
  emails: string[],
): Promise<Map<string, string[]>> {
  if (emails.length === 0) return new Map()
  const accounts: Account[] = await strapi.db
    .query('plugin::users-permissions.user')
    .findMany({ where: { email: { $in: emails }, confirmed: true }, select: ['email', 'interests'] })
  return new Map(accounts.map((account) => [account.email, followedBy(account).sort()]))
}
