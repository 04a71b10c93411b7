import type { OrderPayment } from '../../client/content/payment.ts'
import { mailedCode } from '../accounts/mailed-code.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { StrapiError } from '../strapi-error.ts'
import { doorHead } from './account-door.ts'
import type { LoadedPage } from './loader.ts'
import { asUnavailable } from './own-page.ts'

const minuteMs = 60_000
/** How long somebody waits for their bank before this page. */
const waitingMs = 20 * minuteMs

/**
 * The payment of an order, for who has its code: a provider sends readers back here. Opening it changes nothing but what we know.
 * @throws SiteError `UnavailableError` while the backend is down.
 */
export async function loadPayment(context: LoadContext): Promise<LoadedPage<'betaling'>> {
  const code = mailedCode(context.query, 'code')
  const payment = code === null ? null : await payable(context, code)
  return {
    props: { payment, refreshSeconds: payment && refreshSecondsOf(payment, context.now) },
    head: doorHead(context, {
      route: 'betaling',
      title: 'payment.title',
      description: 'payment.description',
      ...(code === null ? {} : { carried: { code } }),
    }),
  }
}

async function payable({ payments, locale }: LoadContext, code: string): Promise<OrderPayment | null> {
  try {
    return await payments.byCode(code, locale)
  } catch (failure) {
    if (failure instanceof StrapiError && failure.status === 404) return null
    throw asUnavailable(failure)
  }
}

/** After how many seconds the page looks again; null for a page that says the last word for now. */
function refreshSecondsOf({ state, since }: OrderPayment, now: number): number | null {
  if ((state !== 'open' && state !== 'pending') || since === null) return null
  const ageMs = now - Date.parse(since)
  if (ageMs > waitingMs) return null
  return ageMs < 5 * minuteMs ? 5 : 20
}
