import type { PictureKind } from '../../client/companies/picture-kinds.ts'
import type { CompanyFigures } from '../../client/content/company-figures.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { OwnClaim } from '../../client/content/own-claim.ts'
import type { TextBlock } from '../../client/rich-text/blocks.ts'

/** What somebody says who claims a profile. */
interface ClaimInput {
  name: string
  job: string
  /** The address at work. */
  email: string
  language: Locale
}

/** A company that has no profile yet. */
interface NewCompany {
  name: string
  /** Eight digits. */
  kvk: string
  website: string | null
  city: string
  intro: string
}

/** What members write of a profile. */
export interface ProfileFields {
  intro: string
  body: TextBlock[]
  website: string | null
  email: string | null
  /** Where questions of readers go; no reader sees it. */
  leadEmail: string | null
  phone: string | null
  employees: number | null
  /** Year. */
  founded: number | null
  addresses: { street: string | null; postcode: string | null; city: string }[]
  socials: { label: string; url: string }[]
  contacts: { name: string; role: string | null; phone: string | null; email: string | null }[]
}

/** A picture that no editor has approved. */
export interface WaitingPicture {
  kind: PictureKind
  alt: string
  /** In pixels. */
  width: number
  height: number
  /** Another one for other bytes. */
  version: string
}

/** The draft of a profile as its members see it. */
export interface OwnProfile {
  documentId: string
  name: string
  link: string
  locale: Locale
  /** How far the draft is; null if nothing was changed. */
  state: 'draft' | 'submitted' | 'rejected' | null
  /** Why editors refused it. */
  reason: string | null
  isPublished: boolean
  /** Whether the company's place is paid, as far as editors have said. */
  tier: 'basic' | 'plus' | 'premium'
  pictures: WaitingPicture[]
  /** What is on the site and goes once editors have approved that. */
  leaving: PictureKind[]
  fields: Omit<ProfileFields, 'body' | 'addresses' | 'contacts'> & {
    /** Strapi's blocks. */
    body: unknown[]
    addresses: { street: string | null; postcode: string | null; city: string | null }[]
    contacts: { name: string | null; role: string | null; phone: string | null; email: string | null }[]
  }
}

/** The figures of a company, and its place on the site: null while it isn't there. */
export interface CompanyReport extends CompanyFigures {
  place: {
    tier: OwnProfile['tier']
    /** When what is paid ends, ISO 8601; null without an end. */
    until: string | null
  } | null
}

/** A picture to propose. */
export interface NewPicture {
  kind: PictureKind
  alt: string
  bytes: number
  content: ReadableStream<Uint8Array>
}

/**
 * The profiles of companies, for those who manage them or want to. `token` is the signed-in visitor's; companies are named by their documentIds.
 * Each method throws `StrapiError` if the backend refuses.
 */
export interface CompanyProfiles {
  /** The reader's latest claim of a company; null without one. */
  claim: (token: string, company: string) => Promise<OwnClaim | null>
  /** @returns What comes next: a code that was mailed, a decision of the editors, or an invitation by the owners. */
  sendClaim: (token: string, company: string, input: ClaimInput) => Promise<'code' | 'owners'>
  confirmClaim: (token: string, company: string, code: string) => Promise<void>
  /** @returns The documentId of a company that had no profile; the reader is its owner. */
  make: (token: string, company: NewCompany) => Promise<string>
  /** The draft, for members: status 403 for others. */
  read: (token: string, company: string) => Promise<OwnProfile>
  save: (token: string, company: string, fields: ProfileFields) => Promise<void>
  /** Proposes a picture: one that waits already gives way. */
  savePicture: (token: string, company: string, picture: NewPicture) => Promise<void>
  /** Takes back what was asked of a picture: another one, or that it go. */
  removePicture: (token: string, company: string, kind: PictureKind) => Promise<void>
  /** Asks editors to take the picture off the site. */
  leaveOutPicture: (token: string, company: string, kind: PictureKind) => Promise<void>
  /** Hands the draft in. */
  submit: (token: string, company: string) => Promise<void>
  /** What readers did with what is the company's. @param period Dutch days, inclusive. */
  figures: (token: string, company: string, period: { from: string; to: string }) => Promise<CompanyReport>
  chooseFiguresMail: (token: string, company: string, isWanted: boolean) => Promise<void>
  /** Ends the mails of figures. @param code Of one of them; status 400 for one that was never sent. */
  endFiguresMail: (code: string) => Promise<void>
  /** Drops the change to what is on the site. */
  discard: (token: string, company: string) => Promise<void>
}
