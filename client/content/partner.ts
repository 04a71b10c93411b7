import type { Seo } from './article.ts'
import type { Block } from './block.ts'
import type { CategoryReference } from './category.ts'
import type { Locale, Translation } from './locale.ts'
import type { Picture } from './picture.ts'
import type { Place } from './place.ts'

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

/** A contact person. */
export interface Contact {
  name: string
  role: string | null
  phone: string | null
  email: string | null
  photo: Picture | null
}

/** A file to download. */
export interface DownloadFile {
  name: string
  /** Site path. */
  href: string
  /** Size in bytes. */
  size: number
}

/** A company's profile. */
export interface Partner extends PartnerCard {
  documentId: string
  cover: Picture | null
  body: Block[]
  /** Absolute https or http address. */
  website: string | null
  email: string | null
  phone: string | null
  addresses: Place[]
  socials: { label: string; url: string }[]
  /** Number in the Dutch trade register. */
  kvk: string | null
  employees: number | null
  /** Year. */
  founded: number | null
  brands: string[]
  certificates: string[]
  contacts: Contact[]
  gallery: Picture[]
  documents: DownloadFile[]
  isClaimed: boolean
  /** ISO 8601 instant of the last change. */
  updatedAt: string
  translations: Translation[]
  seo: Seo
}
