import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { refusal } from '../access/refusal.ts'
import { line, webAddress } from '../access/valid-input.ts'
import { companiesOf, join } from './memberships.ts'
import { partnerUid } from './profile.ts'

/** Companies of one account that editors have not read yet, at most. */
const mostNew = 3

/** A company that has no profile yet. */
export const NewCompany = z.strictObject({
  name: line(100).min(2),
  /** Number in the Dutch trade register. */
  kvk: z.string().regex(/^\d{8}$/, 'kvk has eight digits'),
  website: webAddress.nullable(),
  city: line(80).min(1),
  intro: line(400).min(1),
})

/**
 * Makes the draft of a company's profile and hands it in. The account is its owner at once: nothing of it is on the site before an editor has
 * approved it.
 * @returns Its documentId.
 * @throws errors.ValidationError For the number of a company that has a profile.
 */
export async function makeCompany(
  strapi: Core.Strapi,
  user: { id: number; documentId: string },
  { city, ...input }: z.output<typeof NewCompany>,
): Promise<string> {
  return await strapi.db.transaction(async () => {
    const rows = strapi.db.query(partnerUid)
    if ((await rows.count({ where: { kvk: input.kvk, publishedAt: { $notNull: true } } })) > 0)
      throw refusal('company-known', 'kvk')
    const own = (await companiesOf(strapi, user.id)).map(({ documentId }) => documentId)
    const published = await rows.findMany({
      where: { documentId: { $in: own }, publishedAt: { $notNull: true } },
      select: ['documentId'],
    })
    const known = new Set(published.map(({ documentId }) => documentId))
    if (own.filter((documentId) => !known.has(documentId)).length >= mostNew) throw refusal('companies-many')
    const { documentId } = await strapi.documents(partnerUid).create({
      locale: 'nl',
      data: {
        ...input,
        link: await linkFor(strapi, input.name),
        roles: ['employer'],
        tier: 'basic',
        addresses: [{ city, country: 'NL' }],
        claimed: true,
        profileState: 'submitted',
        profileSubmittedAt: new Date(),
        profileBy: user.documentId,
      } as object,
    })
    await join(strapi, user, documentId, 'owner')
    return documentId
  })
}

/** A part of the address that no other company has. */
function linkFor(strapi: Core.Strapi, name: string): Promise<string> {
  return strapi.plugin('content-manager').service('uid').generateUIDField({
    contentTypeUID: partnerUid,
    field: 'link',
    data: { name },
    locale: 'nl',
  })
}
