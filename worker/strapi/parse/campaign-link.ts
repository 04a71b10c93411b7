import * as v from 'valibot'
import type { CampaignLink } from '../../content/content.ts'
import { mayPointTo } from '../../http/may-point-to.ts'
import { instant, publicNumber, text } from './values.ts'

export const CampaignLinkEntry = v.object({
  documentId: v.string(),
  number: publicNumber,
  target: v.string(),
  campaign: text,
  utm: v.optional(v.unknown()),
  activeFrom: v.nullish(instant),
  activeTo: v.nullish(instant),
})

/** Campaign parameters are stored as JSON; anything else counts as none. */
const Utm = v.record(v.string(), v.union([v.string(), v.number()]))

/** Parses a campaign-link entry; null if its target must not be followed. @throws ValiError */
export function campaignLinkFrom(entry: unknown): CampaignLink | null {
  const { number, target, utm, activeFrom, activeTo } = v.parse(CampaignLinkEntry, entry)
  const href = mayPointTo.linkInText(target)
  // Mail and phone links have no campaign, and a fragment has no page here.
  if (!href || !/^(?:\/|https?:)/i.test(href)) return null
  const parameters = v.safeParse(Utm, utm)
  return {
    number,
    target: withCampaign(href, parameters.success ? parameters.output : {}),
    activeFrom: activeFrom ?? null,
    activeTo: activeTo ?? null,
  }
}

const usual = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

/** The address's own campaign parameters take precedence. */
function withCampaign(target: string, utm: v.InferOutput<typeof Utm>): string {
  const base = 'https://site.invalid'
  const url = new URL(target, base)
  const named = Object.entries(utm).map(
    ([key, value]) => [key.startsWith('utm_') ? key : `utm_${key}`, value] as const,
  )
  // PostgreSQL keeps no order of keys, and the same link must not change.
  named.sort(([one], [other]) => usual.indexOf(one) - usual.indexOf(other))
  for (const [name, value] of named) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value))
  }
  return url.origin === base ? `${url.pathname}${url.search}${url.hash}` : url.href
}
