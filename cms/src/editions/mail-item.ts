import type { Core } from '@strapi/strapi'
import { uidOf } from '../documents/types.ts'
import { type Language, siteLink } from '../mail/site-link.ts'
import { writtenDay } from '../mail/written.ts'
import { dayOf } from '../statistics/dutch-day.ts'
import { type MailPicture, mailPicture, type PictureChoice } from './mail-picture.ts'

/** What can be shown in a mail. */
export const mailTypes = ['content', 'vacancy', 'event', 'partner', 'product'] as const

export type MailType = (typeof mailTypes)[number]

/** A published document as a mail shows it: what anybody may read, whoever gets the mail. */
export interface MailItem {
  type: MailType
  documentId: string
  /** The line above the title: a section, an employer and place, a day and place. */
  label: string | null
  title: string
  text: string
  /** Of its page. */
  url: string
  picture: PictureChoice | null
  /** Paid for by somebody. */
  isAdvertisement: boolean
}

/** A document with the picture that a mail has, if it shows one. */
export type ShownItem = Omit<MailItem, 'picture'> & { picture: MailPicture | null }

/** A document with its picture. */
export async function withPicture(strapi: Core.Strapi, item: MailItem, locale: Language): Promise<ShownItem> {
  return { ...item, picture: item.picture && (await mailPicture(strapi, item.picture, locale)) }
}

/** A document without its picture. */
export function withoutPicture(item: MailItem): ShownItem {
  return { ...item, picture: null }
}

interface Row {
  documentId: string
  title?: string
  name?: string
  slug?: string
  link?: string
  number?: number
  kicker?: string | null
  intro?: string | null
  section?: string | null
  kind?: string
  roles?: unknown
  active?: boolean | null
  hero?: { file: { url: string } | null; alt: string | null } | null
  expiresAt?: Date | string | null
  sponsored?: { label: string | null; partner: { name: string } | null } | null
  vacancyState?: string
  validThrough?: Date | string | null
  employer?: { name: string } | null
  locations?: { city: string | null }[]
  startsAt?: Date | string
  endsAt?: Date | string | null
  eventStatus?: string
  attendance?: string
  venue?: { name: string | null; city: string | null } | null
  partner?: { link: string; roles: unknown } | null
}

const hero = { populate: { file: true } }
const populate: Record<MailType, object> = {
  content: { hero, sponsored: { populate: { partner: true } } },
  vacancy: { employer: true, locations: true },
  event: { hero, venue: true },
  partner: {},
  product: { partner: true },
}

/** The published ones among documents that readers can still see, by documentId. */
export async function mailItems(
  strapi: Core.Strapi,
  type: MailType,
  documentIds: readonly string[],
  locale: Language,
): Promise<Map<string, MailItem>> {
  return await itemsWhere(strapi, type, { documentId: { $in: [...documentIds] } }, locale)
}

/** One of them by what its address has: a number, or a slug or link. */
export async function mailItemAt(
  strapi: Core.Strapi,
  type: MailType,
  key: string,
  locale: Language,
): Promise<MailItem | null> {
  const by = type === 'partner' ? 'link' : type === 'event' || type === 'product' ? 'slug' : 'number'
  if (by === 'number' && !/^\d{1,9}$/.test(key)) return null
  const items = await itemsWhere(strapi, type, { [by]: by === 'number' ? Number(key) : key }, locale)
  return [...items.values()][0] ?? null
}

async function itemsWhere(
  strapi: Core.Strapi,
  type: MailType,
  where: object,
  locale: Language,
): Promise<Map<string, MailItem>> {
  const rows: Row[] = await strapi.db.query(uidOf(type)).findMany({
    where: { ...where, locale, publishedAt: { $notNull: true } },
    populate: populate[type] as never,
  })
  const now = Date.now()
  return new Map(
    rows.filter((row) => isShown(type, row, now)).map((row) => [row.documentId, itemOf(type, row, locale)]),
  )
}

function isShown(type: MailType, row: Row, now: number): boolean {
  const isAfter = (end: Date | string | null | undefined) => !end || new Date(end).getTime() > now
  switch (type) {
    case 'content':
      return isAfter(row.expiresAt)
    case 'vacancy':
      return row.vacancyState === 'published' && isAfter(row.validThrough)
    case 'event':
      return row.eventStatus !== 'cancelled' && isAfter(row.endsAt ?? row.startsAt)
    case 'product':
      return row.active !== false
    case 'partner':
      return true
  }
}

function itemOf(type: MailType, row: Row, locale: Language): MailItem {
  return {
    type,
    documentId: row.documentId,
    label: labelOf(type, row, locale),
    title: row.title ?? row.name ?? '',
    text: row.intro ?? '',
    url: siteLink(locale, pathOf(type, row)),
    picture: row.hero?.file ? { url: row.hero.file.url, alt: row.hero.alt ?? '' } : null,
    isAdvertisement: type === 'content' && (row.kind === 'advertorial' || Boolean(row.sponsored?.partner)),
  }
}

function labelOf(type: MailType, row: Row, locale: Language): string | null {
  switch (type) {
    case 'content':
      return row.sponsored?.partner?.name ?? row.kicker ?? null
    case 'vacancy':
      return joined([row.employer?.name, ...(row.locations ?? []).map(({ city }) => city)])
    case 'event': {
      const day = row.startsAt ? writtenDay(dayOf(new Date(row.startsAt)), locale) : null
      return joined([day, row.venue?.city ?? (row.attendance === 'online' ? 'online' : null)])
    }
    default:
      return null
  }
}

function joined(parts: (string | null | undefined)[]): string | null {
  return [...new Set(parts.filter(Boolean))].join(' · ') || null
}

function pathOf(type: MailType, row: Row): string {
  const { number, slug, link } = row
  switch (type) {
    case 'content':
      return `/news/${number}/${slug}`
    case 'vacancy':
      return `/jobs/vacature/${number}/${slug}`
    case 'event':
      return `/events/${slug}`
    case 'partner':
      return companyPath({ link: link ?? '', roles: row.roles })
    case 'product':
      if (row.kind === 'subscription') return `/abonnementen/${slug}`
      return row.kind === 'catalogue' && row.partner ? companyPath(row.partner) : '/adverteren'
  }
}

/** Suppliers have a profile, employers another. */
function companyPath({ link, roles }: { link: string; roles: unknown }): string {
  const isEmployerAlone = Array.isArray(roles) && roles.includes('employer') && !roles.includes('supplier')
  return `/${isEmployerAlone ? 'werkgevers' : 'leveranciers'}/${link}`
}
