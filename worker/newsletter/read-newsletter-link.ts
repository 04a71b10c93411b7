import type { NewsletterLink, Subscriber } from '../../client/content/newsletter-link.ts'
import { mailedCode } from '../accounts/mailed-code.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { StrapiError } from '../strapi-error.ts'
import { endedList } from './ended-list.ts'

/**
 * What the link of a mail in the address is for; null for the plain page. Only reads: mail scanners open links too.
 * @throws StrapiError if the backend is out of reach.
 */
export async function readNewsletterLink({
  query,
  submissions,
}: Pick<LoadContext, 'query' | 'submissions'>): Promise<NewsletterLink | null> {
  if (query.has('bevestigen'))
    return mailedCode(query, 'bevestigen') ? { kind: 'confirm' } : { kind: 'broken' }
  if (query.has('weigeren')) return mailedCode(query, 'weigeren') ? { kind: 'refuse' } : { kind: 'broken' }
  const isEnding = query.has('afmelden')
  if (!isEnding && !query.has('voorkeuren')) return null
  const token = mailedCode(query, isEnding ? 'afmelden' : 'voorkeuren')
  const subscriber = token ? await subscriberOf(submissions.preferences(token)) : null
  if (!token || !subscriber) return { kind: 'broken' }
  if (isEnding) return { kind: 'unsubscribe', token, list: endedList(query), ...subscriber }
  const isConfirmed = query.has('bevestigd') && subscriber.lists.length > 0
  return { kind: isConfirmed ? 'confirmed' : 'preferences', token, ...subscriber }
}

/** Null for a token that was never sent. */
async function subscriberOf(asked: Promise<Subscriber>): Promise<Subscriber | null> {
  try {
    const { email, lists } = await asked
    return { email, lists }
  } catch (failure) {
    if (failure instanceof StrapiError && failure.status === 400) return null
    throw failure
  }
}
