import type { ContactPage, ContactPoint, Organization } from 'schema-dts'
import type { Block } from '../../../client/content/block.ts'
import type { SiteFacts } from '../../../client/page-facts.ts'
import { publisher } from './publisher.ts'

/** schema.org ContactPage. */
export function contactPage(site: SiteFacts, path: string, name: string): Exclude<ContactPage, string> {
  return {
    '@type': 'ContactPage',
    name,
    url: `${site.url}${path}`,
    isPartOf: { '@id': `${site.url}/#site` },
    about: { '@id': `${site.url}/#publisher` },
  }
}

/**
 * schema.org Organization: the publisher with its contact points.
 * @param blocks The editors' blocks: a card with a mail or phone link is a contact point.
 */
export function publisherWithContacts(site: SiteFacts, blocks: Block[]): Exclude<Organization, string> {
  const points = blocks.flatMap((block) => (block.kind === 'cards' ? block.cards.flatMap(contactPoint) : []))
  return points.length > 0 ? { ...publisher(site), contactPoint: points } : publisher(site)
}

function contactPoint({ title, href }: { title: string; href: string | null }): ContactPoint[] {
  const [, kind, address] = /^(mailto|tel):([^?]+)/.exec(href ?? '') ?? []
  if (!address) return []
  const reached = kind === 'tel' ? { telephone: address } : { email: address }
  return [{ '@type': 'ContactPoint', contactType: title, ...reached, availableLanguage: ['nl', 'en', 'de'] }]
}
