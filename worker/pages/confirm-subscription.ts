import type { ConfirmSubscriptionProps } from '../../client/pages/confirm-subscription/ConfirmSubscriptionPage.tsx'
import { mailedCode } from '../accounts/mailed-code.ts'
import { SiteError } from '../errors.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { StrapiError } from '../strapi-error.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage, PageRedirect } from './loader.ts'
import { asUnavailable, forReader } from './own-page.ts'

/**
 * An order that waits for its mailbox, by the link of a mail; or one of the reader's own subscriptions, by its number, after ordering. Opening
 * it changes nothing: mail scanners open links too.
 * @throws SiteError `NotFoundError` for somebody else's subscription, `UnavailableError` while the backend is down.
 */
export async function loadConfirmSubscription(
  context: LoadContext,
): Promise<LoadedPage<'abonnementen-bevestigen'> | PageRedirect> {
  const { query } = context
  const code = mailedCode(query, 'code')
  if (code === null && query.has('nummer'))
    return forReader(context, async ({ token }) => pageOf(context, await ownOrder(context, token), {}))
  const props: ConfirmSubscriptionProps = code === null ? { view: 'broken' } : await requested(context, code)
  return pageOf(context, props, code === null ? {} : { code })
}

function pageOf(
  context: LoadContext,
  props: ConfirmSubscriptionProps,
  carried: Record<string, string>,
): LoadedPage<'abonnementen-bevestigen'> {
  return {
    props,
    head: doorHead(context, {
      route: 'abonnementen-bevestigen',
      title: props.view === 'ordered' ? 'subscribe.ordered.title' : 'subscribe.confirm.title',
      description: 'subscribe.confirm.description',
      carried,
    }),
  }
}

async function requested({ subscriptions }: LoadContext, code: string): Promise<ConfirmSubscriptionProps> {
  try {
    const request = await subscriptions.requested(code)
    if (!request) return { view: 'used' }
    const { product, isTrialDue, needsPassword } = request
    return {
      view: 'request',
      product: product.name,
      trialDays: isTrialDue ? product.trialDays : 0,
      needsPassword,
    }
  } catch (failure) {
    if (failure instanceof StrapiError && [400, 404].includes(failure.status)) return { view: 'broken' }
    throw asUnavailable(failure)
  }
}

async function ownOrder(
  { accounts, query, locale, now }: LoadContext,
  token: string,
): Promise<ConfirmSubscriptionProps> {
  const wanted = Number(query.get('nummer'))
  const own = (await accounts.subscriptions(token, locale)).find(({ number }) => number === wanted)
  if (!own?.startsAt) throw new SiteError('NotFoundError')
  const { startsAt, trialEndsAt, price, interval, product, payment, ibanMasked } = own
  return {
    view: 'ordered',
    number: wanted,
    product: product?.name ?? '',
    startsAt,
    isUpcoming: Date.parse(startsAt) > now,
    // The trial ends with the first instant of the next day.
    trialUntil: trialEndsAt && new Date(Date.parse(trialEndsAt) - 1).toISOString(),
    price:
      price && interval && interval !== 'once'
        ? { amount: price.amount, currency: price.currency, interval }
        : null,
    payment,
    ibanMasked,
  }
}
