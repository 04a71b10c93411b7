import type { Block } from './block.ts'
import type { Contact } from './contact.ts'
import type { DownloadFile } from './download-file.ts'
import type { Translation } from './locale.ts'
import type { PartnerCard } from './partner-card.ts'
import type { Picture } from './picture.ts'
import type { Place } from './place.ts'
import type { Seo } from './seo.ts'

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
  /** Whether it gets readers' questions itself; otherwise our sales department passes them on. */
  takesLeads: boolean
  /** ISO 8601 instant of the last change. */
  updatedAt: string
  translations: Translation[]
  seo: Seo
}
