import type { Core } from '@strapi/strapi'
import { incompleteFields } from '../documents/required-to-publish.ts'
import { vacancyUid } from './vacancy.ts'

/** Filled when it is published. */
const filledLater = ['postedAt', 'validThrough']

/** The fields that a vacancy still lacks; a salary or a reason why it isn't shown is one of them. */
export async function missingFields(strapi: Core.Strapi, { id }: { id: number }): Promise<string[]> {
  const draft = await strapi.db.query(vacancyUid).findOne({
    where: { id },
    populate: ['employer', 'categories', 'locations', 'salary'],
  })
  const missing = incompleteFields('vacancy', draft).filter((field) => !filledLater.includes(field))
  const { min, max, hiddenReason } = draft.salary ?? {}
  return min == null && max == null && !hiddenReason ? [...missing, 'salary'] : missing
}
