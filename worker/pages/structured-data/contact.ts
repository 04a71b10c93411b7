import type { ContactPage, ContactPoint, Organization } from 'schema-dts'
import type { Block, Card } from '../../../client/content/block.ts'
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
 * @param blocks The editors' blocks: a card with a mail or phone link, or an address in its text, is a contact point.
 */
export function publisherWithContacts(site: SiteFacts, blocks: Block[]): Exclude<Organization, string> {
  const points = blocks.flatMap((block) => (block.kind === 'cards' ? block.cards.flatMap(contactPoint) : []))
  return points.length > 0 ? { ...publisher(site), contactPoint: points } : publisher(site)
}

function contactPoint({ title, text, href }: Card): ContactPoint[] {
  const [, kind, address] = /^(mailto|tel):([^?]+)/.exec(href ?? '') ?? []
  // A desk whose link leads to the form has its address in its text.
  const email = kind === 'mailto' ? address : /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(text ?? '')?.[0]
  const reached = kind === 'tel' ? address && { telephone: address } : email && { email }
  if (!reached) return []
  return [{ '@type': 'ContactPoint', contactType: title, ...reached, availableLanguage: ['nl', 'en', 'de'] }]
}
