import type { NewsletterLink } from '../../client/content/newsletter-link.ts'
import type { MessageKey } from '../../client/i18n/dictionary.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { readNewsletterLink } from '../newsletter/read-newsletter-link.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage } from './loader.ts'
import { loadEditions } from './newsletter-editions.ts'
import { asUnavailable } from './own-page.ts'

const titles = {
  confirm: 'newsletter-link.confirm-title',
  refuse: 'newsletter-link.refuse-title',
  confirmed: 'newsletter-link.confirmed-title',
  preferences: 'newsletter-link.preferences-title',
  unsubscribe: 'newsletter-link.unsubscribe-title',
  broken: 'newsletter-link.broken-title',
} as const satisfies Record<NewsletterLink['kind'], MessageKey>

/**
 * The newsletters and signing up for them; with the code of a mail in its address, what that link is for.
 * @throws SiteError `UnavailableError` for such a link while the backend is down.
 */
export async function loadNewsletter(context: LoadContext): Promise<LoadedPage<'nieuwsbrief'>> {
  const link = await readNewsletterLink(context).catch((failure) => {
    throw asUnavailable(failure)
  })
  if (!link) return loadEditions(context)
  return {
    props: { link },
    head: doorHead(context, {
      route: 'nieuwsbrief',
      title: titles[link.kind],
      description: 'meta.newsletter.description',
    }),
  }
}
