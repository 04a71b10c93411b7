import { defaultLocale } from '../../client/content/locale.ts'
import type { FormValues } from '../../client/forms/answer.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { SiteError } from '../errors.ts'
import type { IssueOptions } from '../issues/issues.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { StrapiError } from '../strapi-error.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage } from './loader.ts'
import { asUnavailable } from './own-page.ts'

/**
 * The page on which one issue is bought.
 * @throws SiteError `NotFoundError` for an issue that isn't for sale, `UnavailableError` while the backend is down.
 */
export async function loadOrderIssue(context: LoadContext): Promise<LoadedPage<'magazines-bestellen'>> {
  const { issues, visitor, query, locale, href } = context
  const number = askedIssue(query)
  if (number === null) throw new SiteError('NotFoundError')
  const token = visitor.signedIn ? visitor.token : null
  const { issue, methods, billing } = await issues
    .options(token, number, locale)
    .catch(async (failure: unknown) => {
      if (failure instanceof StrapiError && failure.status === 404) throw new SiteError('NotFoundError')
      return withoutBackend(context, number, failure)
    })
  return {
    // Where nothing can be paid, it soon can be again.
    isMomentary: methods === null,
    props: { issue, methods, values: valuesOf(visitor, billing) },
    head: {
      ...doorHead(context, {
        route: 'magazines-bestellen',
        title: 'issues.order.title',
        description: 'issues.order.intro',
        carried: { nummer: String(number) },
      }),
      // Without its number the address has no page.
      canonical: href('magazines-bestellen', {}, { nummer: String(number) }),
    },
  }
}

/** The issue as the site knows it, which nobody can order meanwhile. */
async function withoutBackend(
  { content, locale }: LoadContext,
  number: number,
  failure: unknown,
): Promise<IssueOptions> {
  // Most issues exist in one language.
  const magazine = (await content.magazine(number, locale)) ?? (await content.magazine(number, defaultLocale))
  if (!magazine) throw asUnavailable(failure)
  const { slug, title, edition } = magazine
  return {
    issue: { number, slug, title, edition, locale: magazine.locale, digitalCents: null, paperCents: null },
    methods: null,
    billing: null,
  }
}

/** The number of the issue that an address is about; null without one. */
export function askedIssue(query: URLSearchParams): number | null {
  const given = query.get('nummer') ?? ''
  return /^[1-9]\d{0,8}$/.test(given) ? Number(given) : null
}

/** What is known of who buys: from their last invoice, else from their account. */
function valuesOf(visitor: Visitor, billing: IssueOptions['billing']): FormValues {
  const user = visitor.signedIn ? visitor.user : null
  if (!user) return {}
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return { name, ...billing, email: user.email }
}
