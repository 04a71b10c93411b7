import { textsOf } from '../account/published-texts.ts'
import type { MailKind, ValuesOf } from '../mail/kinds.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { languageOf } from '../mail/site-link.ts'
import type { MandateRow } from '../mandates/tables.ts'
import type { Changing } from './changing.ts'
import type { Notice } from './life.ts'
import { subscriptionToken } from './link.ts'

type About = Pick<Changing, 'strapi' | 'row'>

/** Tells what is ahead. The same notice is told once. */
export async function tellNotice(about: Changing, notice: Notice): Promise<void> {
  const cents = Math.round((about.row.priceSnapshot?.amount ?? 0) * 100)
  const { on, key } = notice
  switch (notice.kind) {
    case 'trial-ending':
      return tell(about, 'subscription-trial-ending', key, { until: on, cents })
    case 'renewal':
      return tell(about, 'subscription-renewal', key, { on, cents })
    case 'closing': {
      const { owedCents, returnedOn } = notice.debt
      const reason = returnedOn ? 'returned' : 'overdue'
      return tell(about, 'subscription-closing', key, { on, cents: owedCents, reason })
    }
  }
}

/** Tells that a subscription has ended. @param backCents What was credited. */
export function tellClosed(about: About, reason: 'customer' | 'unpaid', backCents: number): Promise<void> {
  return tell(about, 'subscription-closed', reason, { reason, backCents })
}

/** Tells that a subscription was cancelled. @param until The last day that it is open. */
export function tellCancelled(about: About, until: string, backCents: number): Promise<void> {
  const at = new Date().toISOString()
  const { number } = about.row
  return tell(about, 'subscription-cancelled', at, { number, at, until, backCents })
}

/** Tells that a subscription was withdrawn from. */
export function tellWithdrawn(about: About, backCents: number): Promise<void> {
  const at = new Date().toISOString()
  const { number } = about.row
  return tell(about, 'subscription-withdrawn', 'withdrawn', { number, at, backCents })
}

/** Tells that a subscription is paused. @param on The day on which it goes on. */
export function tellPaused(about: About, on: string): Promise<void> {
  return tell(about, 'subscription-paused', new Date().toISOString(), { on })
}

/** Tells that a subscription goes on after a pause, or after its cancellation was undone. */
export function tellContinues(
  about: About,
  after: 'pause' | 'cancellation',
  until: string | null,
): Promise<void> {
  return tell(about, 'subscription-continues', new Date().toISOString(), { after, until })
}

/** Tells that a subscription is paid in another way from now on. */
export function tellPayment(
  about: About,
  payment: 'invoice' | 'incasso' | 'online',
  mandate: Pick<MandateRow, 'reference' | 'iban_masked'> | null,
): Promise<void> {
  const [account, reference] = mandate ? [mandate.iban_masked, mandate.reference] : [null, null]
  return tell(about, 'subscription-payment', new Date().toISOString(), { payment, account, reference })
}

type AboutProduct = { product: string; token: string }

async function tell<Kind extends SubscriptionMail>(
  { strapi, row }: About,
  kind: Kind,
  key: string,
  values: Omit<ValuesOf<Kind>, keyof AboutProduct>,
): Promise<void> {
  const { documentId, user } = row
  if (!user) return
  const locale = languageOf(row.language ?? user.language)
  const product = await productName({ strapi, row })
  const token = subscriptionToken(documentId)
  await enqueueMail(strapi, {
    ...{ kind, key: `${documentId}:${key}`, to: user.email, locale },
    // What is left of the values is what they lack.
    values: { ...values, product, token } as unknown as ValuesOf<Kind>,
  })
}

/** Kinds of mail about a subscription. */
type SubscriptionMail = Extract<MailKind, `subscription-${string}`>

/** What a subscription is called, in its language. */
export async function productName({ strapi, row: { product, language } }: About): Promise<string> {
  const id = product?.documentId
  const texts = await textsOf(strapi, 'api::product.product', [id], language ?? 'nl', ['name'])
  return texts.get(id ?? '')?.name ?? product?.name ?? 'Schakel'
}
