import * as v from 'valibot'
import { type PartnerReference, partnerRoles } from '../../../client/content/partner.ts'
import { jsonListOf } from './values.ts'

/** What a company is, as it is kept: a list in JSON. */
export const roles = jsonListOf(v.picklist(partnerRoles))

/** A company as other entries name it. */
export const PartnerReferenceEntry = v.object({ link: v.string(), name: v.string(), roles })

/** Only what a reference says, whatever else was populated. */
export function partnerReferenceFrom({
  link,
  name,
  roles,
}: v.InferOutput<typeof PartnerReferenceEntry>): PartnerReference {
  return { link, name, roles }
}
