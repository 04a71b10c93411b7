import type { Picture } from './picture.ts'

/** A contact person. */
export interface Contact {
  name: string
  role: string | null
  phone: string | null
  email: string | null
  photo: Picture | null
}
