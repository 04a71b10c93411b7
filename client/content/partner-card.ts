import type { CategoryReference } from './category.ts'
import type { Locale } from './locale.ts'
import type { Picture } from './picture.ts'

/** Roles of a company; it may have several. */
export const partnerRoles = [
  'supplier',
  'employer',
  'advertiser',
  'organizer',
  'agency',
  'association',
] as const

export type PartnerRole = (typeof partnerRoles)[number]

/** A company as other documents refer to it. */
export interface PartnerReference {
  /** Its slug in `/leveranciers/{link}` and `/werkgevers/{link}`. */
  link: string
  name: string
  roles: PartnerRole[]
}

/** A company in a list. */
export interface PartnerCard extends PartnerReference {
  locale: Locale
  tier: 'basic' | 'plus' | 'premium'
  logo: Picture | null
  intro: string | null
  /** City of its first address. */
  city: string | null
  categories: CategoryReference[]
}
