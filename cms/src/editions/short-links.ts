import type { Core } from '@strapi/strapi'
import { uidOf } from '../documents/types.ts'
import { siteLink } from '../mail/site-link.ts'
import type { EditionContent } from './content.ts'
import { plainLink, renderEdition } from './render.ts'
import type { LinkOf } from './rich-text.ts'

const uid = 'api::campaign-link.campaign-link'

/** A short link of an edition; its clicks are counted, not who clicks. */
export interface SentLink {
  number: number
  label: string
  target: string
  /** DocumentId of the company whose figures have its clicks. Absent in editions that were sent before it was kept. */
  partner?: string | null
}

/**
 * Makes a short link for each address that an edition leads to, one for each company that it leads there for. Those that an interrupted start has
 * made are used again.
 * @param runId Names them.
 */
export async function shortLinks(
  strapi: Core.Strapi,
  runId: number,
  content: EditionContent,
): Promise<SentLink[]> {
  const campaign = `edition-${runId}`
  const made: { number: number; target: string; partner: { documentId: string } | null }[] = await strapi.db
    .query(uid)
    .findMany({
      where: { campaign },
      select: ['number', 'target'],
      populate: { partner: { select: ['documentId'] } },
    })
  const numbers = new Map(
    made.map(({ number, target, partner }) => [keyOf(target, partner?.documentId), number]),
  )
  const links: SentLink[] = []
  for (const wanted of await wantedLinks(strapi, content)) {
    const number =
      numbers.get(keyOf(wanted.target, wanted.partner)) ??
      (await newLink(strapi, { campaign, content, ...wanted }))
    links.push({ number, ...wanted })
  }
  return links
}

/** Replaces addresses by their short links. */
export function shortLinkOf(links: readonly SentLink[], { locale }: EditionContent): LinkOf {
  const plain = plainLink(locale)
  const numbers = new Map(links.map(({ target, partner, number }) => [keyOf(target, partner), number]))
  return (target, label, partner) => {
    const address = plain(target, label)
    // A company that readers cannot see has no figures, so its links have no company.
    const number =
      address === null ? undefined : (numbers.get(keyOf(address, partner)) ?? numbers.get(keyOf(address)))
    return number === undefined ? address : siteLink('nl', `/l/${number}`)
  }
}

function keyOf(target: string, partner?: string | null): string {
  return `${partner ?? ''} ${target}`
}

type WantedLink = Omit<SentLink, 'number'>

/** Every address of an edition with the words of its first link, for each company that it leads there for. */
async function wantedLinks(strapi: Core.Strapi, content: EditionContent): Promise<WantedLink[]> {
  const published = await publishedPartners(strapi, content)
  const wanted = new Map<string, WantedLink>()
  const plain = plainLink(content.locale)
  renderEdition(content, (target, label, named) => {
    const address = plain(target, label)
    const partner = named && published.has(named) ? named : null
    if (address === null) return null
    const key = keyOf(address, partner)
    if (!wanted.has(key)) wanted.set(key, { target: address, label, partner })
    return address
  })
  return [...wanted.values()]
}

/** Those of the companies in an edition that stand on the site. */
async function publishedPartners(
  strapi: Core.Strapi,
  { parts, locale }: EditionContent,
): Promise<Set<string>> {
  const named = parts.flatMap((part) => ('partner' in part && part.partner ? [part.partner] : []))
  const found: { documentId: string }[] = await strapi.db.query(uidOf('partner')).findMany({
    select: ['documentId'],
    where: { documentId: { $in: named }, locale, publishedAt: { $notNull: true } },
  })
  return new Set(found.map(({ documentId }) => documentId))
}

async function newLink(
  strapi: Core.Strapi,
  { campaign, target, partner, content }: WantedLink & { campaign: string; content: EditionContent },
): Promise<number> {
  const created: unknown = await strapi.documents(uid).create({
    data: {
      target,
      campaign,
      kind: 'mail',
      utm: { medium: 'email', source: 'newsletter', campaign: content.slug },
      ...(partner && { partner: { connect: [{ documentId: partner, locale: content.locale }] } }),
    },
  })
  return (created as { number: number }).number
}
