import type { Core } from '@strapi/strapi'
import { incompleteFields } from '../documents/required-to-publish.ts'
import { unfinishedOf } from './unfinished.ts'
import { vacancyUid } from './vacancy.ts'

/** Filled when it is published. */
const filledLater = ['postedAt', 'validThrough']

/**
 * The fields that a vacancy still lacks; a salary or a reason why it isn't shown is one of them. A form with something in it that its rules do
 * not accept yet is named too: what would be handed in isn't what its writer sees.
 */
export async function missingFields(
  strapi: Core.Strapi,
  { id, documentId }: { id: number; documentId: string },
): Promise<string[]> {
  const draft = await strapi.db.query(vacancyUid).findOne({
    where: { id },
    populate: ['employer', 'categories', 'locations', 'salary'],
  })
  const unfinished = (await unfinishedOf(strapi, documentId)).map(({ form }) => form)
  const missing = incompleteFields('vacancy', draft).filter((field) => !filledLater.includes(field))
  const { min, max, hiddenReason } = draft.salary ?? {}
  const isPayMissing = min == null && max == null && !hiddenReason
  return [...missing, ...(isPayMissing ? ['salary'] : []), ...unfinished]
}
