import type { LinkEndedProps } from '../../client/pages/link-ended/LinkEndedPage.tsx'
import type { CampaignLink } from '../content/content.ts'
import { SiteError } from '../errors.ts'
import { mayPointTo } from '../http/may-point-to.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { report } from '../report.ts'
import type { LoadedPage, PageRedirect } from './loader.ts'
import { publicNumber } from './public-number.ts'

/**
 * A short link, `/l/{number}`.
 * @throws SiteError `NotFoundError` if no link has the number.
 */
export function loadShortLink(context: LoadContext): Promise<LoadedPage<'l-id'> | PageRedirect> {
  const { id } = context.params
  return follow(context, id, context.href('l-id', { id: id ?? '' }))
}

/**
 * A campaign link, `/c?id={number}`, as in printed codes and old mailings.
 * @throws SiteError `NotFoundError` if no link has the number.
 */
export function loadCampaign(context: LoadContext): Promise<LoadedPage<'c'> | PageRedirect> {
  const id = context.query.get('id') ?? undefined
  return follow(context, id, context.href('c', {}, { id }))
}

/** The page that both routes share. */
type EndedLink = Pick<LoadedPage<'l-id'>, 'status' | 'head'> & { props: LinkEndedProps }

/** Redirects while the link is active; before and after that, a page explains why it doesn't. */
async function follow(
  { content, count, now, t }: LoadContext,
  id: string | undefined,
  path: string,
): Promise<EndedLink | PageRedirect> {
  const number = publicNumber(id)
  const link = await content.campaignLink(number)
  if (!link) throw new SiteError('NotFoundError')
  const state = stateOf(link, now)
  if (state === 'active') {
    count(['Marketing'])
    return { redirectTo: targetOf(link) }
  }
  return {
    status: 410,
    props: { state, at: (state === 'ended' ? link.activeTo : link.activeFrom) ?? '' },
    head: {
      title: t(`service.link.${state}`),
      description: t(`service.link.${state}-text`),
      canonical: path,
      robots: 'noindex',
      structuredData: [],
    },
  }
}

/**
 * Whether a link is active; at the very instant of its end it no longer is.
 * @param now Milliseconds since the epoch.
 */
export function stateOf(
  { activeFrom, activeTo }: Pick<CampaignLink, 'activeFrom' | 'activeTo'>,
  now: number,
): 'early' | 'active' | 'ended' {
  if (activeTo !== null && Date.parse(activeTo) <= now) return 'ended'
  if (activeFrom !== null && Date.parse(activeFrom) > now) return 'early'
  return 'active'
}

/**
 * @throws SiteError `NotFoundError` for an unsafe target: another scheme, another host without one, or a short link,
 * which could cause a redirect loop.
 */
function targetOf({ number, target }: CampaignLink): string {
  const allowed = mayPointTo.ownOrWeb(target)
  if (allowed) return allowed
  report('short-link', new Error('The target is not allowed'), { number })
  throw new SiteError('NotFoundError')
}
