import type { AlertLink } from '../../client/content/job-alert.ts'
import type { MessageKey } from '../../client/i18n/dictionary.ts'
import { mailedCode } from '../accounts/mailed-code.ts'
import type { JobAlertCalls } from '../job-alerts/job-alerts.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { StrapiError } from '../strapi-error.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage, PageRedirect } from './loader.ts'
import { asUnavailable } from './own-page.ts'

const titles = {
  confirm: 'job-alert.confirm-title',
  refuse: 'job-alert.refuse-title',
  manage: 'job-alert.manage-title',
  unsubscribe: 'job-alert.end-title',
  broken: 'job-alert.broken-title',
  none: 'job-alert.manage-title',
} as const satisfies Record<AlertLink['kind'], MessageKey>

/**
 * What the link of an alert's mail opens. Only reads: mail scanners open links too. Without a link, readers' own alerts are in their account.
 * @throws SiteError `UnavailableError` while the backend is down.
 */
export async function loadJobAlerts(context: LoadContext): Promise<LoadedPage<'jobs-alerts'> | PageRedirect> {
  const { query, jobAlerts, visitor, href } = context
  const link = await readLink(query, jobAlerts)
  if (link.kind === 'none' && visitor.signedIn) return { redirectTo: `${href('account')}#alerts` }
  return {
    props: { link },
    head: doorHead(context, {
      route: 'jobs-alerts',
      title:
        link.kind === 'unsubscribe' && link.isAboutFollows
          ? 'job-alert.end-follows-title'
          : titles[link.kind],
      description: 'job-alert.manage-intro',
    }),
  }
}

async function readLink(query: URLSearchParams, { byLink }: JobAlertCalls): Promise<AlertLink> {
  const key = ['bevestigen', 'weigeren', 'afmelden', 'beheer'].find((one) => query.has(one))
  if (!key) return { kind: 'none' }
  const token = mailedCode(query, key)
  const known = token ? await foundBy(byLink(token)) : null
  if (!token || !known) return { kind: 'broken' }
  const { words, isAboutFollows, email, alerts } = known
  if (key === 'bevestigen') return { kind: 'confirm', words }
  if (key === 'weigeren') return { kind: 'refuse', words }
  if (key === 'afmelden') return { kind: 'unsubscribe', words, isAboutFollows, email, token }
  return { kind: 'manage', isJustConfirmed: query.has('bevestigd'), email, alerts }
}

/** Null for a link that was never sent. */
async function foundBy<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked
  } catch (failure) {
    if (failure instanceof StrapiError && failure.status === 400) return null
    throw asUnavailable(failure)
  }
}
