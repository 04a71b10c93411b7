import * as v from 'valibot'
import { locales } from '../../../client/content/locale.ts'

const AddressEntry = v.object({ locale: v.picklist(locales), slug: v.string() })

/** The language and slug of an entry. @throws ValiError */
export function addressFrom(entry: unknown): v.InferOutput<typeof AddressEntry> {
  return v.parse(AddressEntry, entry)
}
