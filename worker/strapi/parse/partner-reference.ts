import * as v from 'valibot'
import { type PartnerReference, partnerRoles } from '../../../client/content/partner-card.ts'
import { jsonListOf } from './values.ts'

/** A company's roles, stored as a JSON list. */
const roles = jsonListOf(v.picklist(partnerRoles))

/** A company as referenced by other entries. */
export const PartnerReferenceEntry = v.object({ link: v.string(), name: v.string(), roles })

/** Only the fields of a reference, whatever else was populated. */
export function partnerReferenceFrom({
  link,
  name,
  roles,
}: v.InferOutput<typeof PartnerReferenceEntry>): PartnerReference {
  return { link, name, roles }
}
