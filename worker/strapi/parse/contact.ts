import * as v from 'valibot'
import type { Contact } from '../../../client/content/contact.ts'
import { Media, pictureFromMedia } from './picture.ts'
import { text } from './values.ts'

/** Component `shared.contact`. */
export const ContactComponent = v.object({
  name: text,
  role: text,
  phone: text,
  email: text,
  photo: v.nullish(Media),
})

/** A contact person, or null without a name. */
export function contactFrom(
  component: v.InferOutput<typeof ContactComponent> | null | undefined,
): Contact | null {
  if (!component?.name) return null
  return {
    name: component.name,
    role: component.role || null,
    phone: component.phone || null,
    email: component.email || null,
    photo: pictureFromMedia(component.photo),
  }
}
