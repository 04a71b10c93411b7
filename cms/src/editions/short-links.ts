import type { Core } from '@strapi/strapi'
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
}

/**
 * Makes a short link for each address that an edition leads to. Those that an interrupted start has made are used again.
 * @param runId Names them.
 */
export async function shortLinks(
  strapi: Core.Strapi,
  runId: number,
  content: EditionContent,
): Promise<SentLink[]> {
  const campaign = `edition-${runId}`
  const made: { number: number; target: string }[] = await strapi.db
    .query(uid)
    .findMany({ where: { campaign }, select: ['number', 'target'] })
  const links: SentLink[] = []
  for (const [target, label] of targetsOf(content)) {
    const number =
      made.find((one) => one.target === target)?.number ??
      (await newLink(strapi, { campaign, target, content }))
    links.push({ number, label, target })
  }
  return links
}

/** Replaces addresses by their short links. */
export function shortLinkOf(links: readonly SentLink[], { locale }: EditionContent): LinkOf {
  const plain = plainLink(locale)
  const numbers = new Map(links.map(({ target, number }) => [target, number]))
  return (target, label) => {
    const address = plain(target, label)
    const number = address === null ? undefined : numbers.get(address)
    return number === undefined ? address : siteLink('nl', `/l/${number}`)
  }
}

/** Every address of an edition with the words of its first link. */
function targetsOf(content: EditionContent): Map<string, string> {
  const targets = new Map<string, string>()
  const plain = plainLink(content.locale)
  renderEdition(content, (target, label) => {
    const address = plain(target, label)
    if (address !== null && !targets.has(address)) targets.set(address, label)
    return address
  })
  return targets
}

async function newLink(
  strapi: Core.Strapi,
  { campaign, target, content }: { campaign: string; target: string; content: EditionContent },
): Promise<number> {
  const created: unknown = await strapi.documents(uid).create({
    data: {
      target,
      campaign,
      kind: 'mail',
      utm: { medium: 'email', source: 'newsletter', campaign: content.slug },
    },
  })
  return (created as { number: number }).number
}
