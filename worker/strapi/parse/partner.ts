import * as v from 'valibot'
import { hasSide, profileRoutes } from '../../../client/components/partner-path.ts'
import type { Partner } from '../../../client/content/partner.ts'
import type { PartnerCard, PartnerRole } from '../../../client/content/partner-card.ts'
import type { RouteName } from '../../../client/routes.ts'
import { mayPointTo } from '../../http/may-point-to.ts'
import { blocksFrom, DynamicZone } from './blocks.ts'
import { ContactComponent, contactFrom } from './contact.ts'
import { FileEntry, fileFrom } from './file.ts'
import { PartnerReferenceEntry, partnerReferenceFrom } from './partner-reference.ts'
import { isWithin, type Period, PeriodComponent, periodFrom } from './period.ts'
import { Media, PictureComponent, pictureFrom, pictureFromMedia } from './picture.ts'
import { AddressComponent, placesFrom } from './place.ts'
import { SeoComponent, seoFrom } from './seo.ts'
import { translationsOf } from './translations.ts'
import { jsonTexts, Label, locale, text } from './values.ts'

const CardEntry = v.object({
  ...PartnerReferenceEntry.entries,
  locale,
  tier: v.nullish(v.picklist(['basic', 'plus', 'premium'])),
  tierPeriod: v.nullish(PeriodComponent),
  logo: v.nullish(Media),
  intro: text,
  addresses: v.nullish(v.array(v.object({ city: text }))),
  categories: v.nullish(v.array(Label)),
})

export const PartnerEntry = v.object({
  ...CardEntry.entries,
  documentId: v.string(),
  cover: v.nullish(PictureComponent),
  body: v.nullish(DynamicZone),
  website: text,
  email: text,
  phone: text,
  addresses: v.nullish(v.array(AddressComponent)),
  socials: v.nullish(v.array(v.object({ label: v.string(), url: v.string() }))),
  kvk: text,
  employees: v.nullish(v.number()),
  founded: v.nullish(v.number()),
  brands: jsonTexts,
  certificates: jsonTexts,
  contacts: v.nullish(v.array(ContactComponent)),
  gallery: v.nullish(v.array(PictureComponent)),
  documents: v.nullish(v.array(FileEntry)),
  claimed: v.nullish(v.boolean()),
  takesLeads: v.nullish(v.boolean()),
  updatedAt: v.string(),
  seo: v.nullish(SeoComponent),
  localizations: v.array(v.object({ locale, link: v.string() })),
})

/** Parses a partner entry with list fields, as it is at present. @throws ValiError */
export function partnerCardFrom(entry: unknown): PartnerCard {
  return cardOf(v.parse(CardEntry, entry))
}

/** When a company's paid place holds; null if that has no bounds. @throws ValiError */
export function tierPeriodFrom(entry: unknown): Period | null {
  return periodFrom(v.parse(CardEntry, entry).tierPeriod)
}

/** Parses a fully populated partner entry, as it is at present. @throws ValiError */
export function partnerFrom(entry: unknown): Partner {
  const parsed = v.parse(PartnerEntry, entry)
  const languages = [parsed, ...parsed.localizations].map(({ locale, link }) => ({ locale, slug: link }))
  return {
    ...cardOf(parsed),
    documentId: parsed.documentId,
    cover: pictureFrom(parsed.cover),
    body: blocksFrom(parsed.body ?? [], parsed.locale),
    website: mayPointTo.website(parsed.website),
    email: parsed.email || null,
    phone: parsed.phone || null,
    addresses: placesFrom(parsed.addresses),
    socials: (parsed.socials ?? []).flatMap(({ label, url }) => {
      const href = mayPointTo.website(url)
      return href ? [{ label, url: href }] : []
    }),
    kvk: parsed.kvk || null,
    employees: parsed.employees ?? null,
    founded: parsed.founded ?? null,
    brands: parsed.brands,
    certificates: parsed.certificates,
    contacts: (parsed.contacts ?? []).flatMap((contact) => contactFrom(contact) ?? []),
    gallery: (parsed.gallery ?? []).flatMap((picture) => pictureFrom(picture) ?? []),
    documents: (parsed.documents ?? []).map(fileFrom),
    isClaimed: parsed.claimed ?? false,
    takesLeads: parsed.takesLeads ?? false,
    updatedAt: parsed.updatedAt,
    translations: translationsOf(languages, (link) => [profileRoute(parsed.roles), { link }]),
    seo: seoFrom(parsed.seo),
  }
}

/** The main route of a company's profile: a company that only employs has no supplier page. */
export function profileRoute(roles: PartnerRole[]): RouteName {
  return profileRoutes[hasSide({ roles }, 'supplier') ? 'supplier' : 'employer']
}

function cardOf(entry: v.InferOutput<typeof CardEntry>): PartnerCard {
  return {
    ...partnerReferenceFrom(entry),
    locale: entry.locale,
    tier: tierAt(entry, Date.now()),
    logo: pictureFromMedia(entry.logo),
    intro: entry.intro || null,
    city: cityOf(entry.addresses),
    categories: entry.categories ?? [],
  }
}

/** A place that is no longer paid for, or not yet, is like any other. */
function tierAt({ tier, tierPeriod }: v.InferOutput<typeof CardEntry>, now: number): PartnerCard['tier'] {
  const period = periodFrom(tierPeriod)
  return !tier || (period && !isWithin(period, now)) ? 'basic' : tier
}

/** The city of the first address that has one. */
export function cityOf(addresses: { city?: string | null | undefined }[] | null | undefined): string | null {
  return addresses?.find((address) => address.city)?.city ?? null
}
