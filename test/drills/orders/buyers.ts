import { setTimeout } from 'node:timers/promises'
import type { MadePayment, PaymentStatus } from '../../../scripts/payments/protocol.ts'
import type { PaymentServer } from '../../backend/payment-server.ts'
import { purchaseOf } from './wares.ts'

/** What a buyer needs of the scene. */
export interface Shop {
  /** Origin of the site. */
  siteUrl: string
  /** Of somebody who acts for the company. */
  cookie: string
  /** documentId. */
  company: string
  /** Number of an issue that is for sale. */
  issue: number
  /** Slug of an event that sells tickets. */
  event: string
  /** Of the backend's control port. */
  door: string
  /** Signs stamps of forms. */
  secret: string
  provider: PaymentServer
}

/** What becomes of the first payment of some buyers; the others pay at once. */
const firstOutcomes: PaymentStatus[] = [
  'paid',
  'paid',
  'paid',
  'canceled',
  'paid',
  'failed',
  'pending',
  'expired',
]

/**
 * Orders a credit, an issue, a subscription or tickets by the form of the site and pays for it, as often as that takes. Whatever goes wrong is done again, with the same key.
 * @returns The number of the order.
 * @throws Error if it isn't paid in the end.
 */
export async function buy(shop: Shop, index: number): Promise<number> {
  const key = crypto.randomUUID().replaceAll('-', '')
  const { path, form, values, cookie } = await purchaseOf(shop, index, `drill-${index}@proef.example`)
  const buyer = { ...shop, cookie }
  const placed = await untilFound(() => sendForm(buyer, path, { form, 'form-key': key, ...values }))
  let checkout: string | null = placed.provider ?? null
  const page = placed.goTo ?? (await untilFound(() => returnOf(shop, checkout)))
  let outcome = firstOutcomes[index % firstOutcomes.length] ?? 'paid'
  const end = performance.now() + longestMs
  while (performance.now() < end) {
    if (checkout) await choose(shop, checkout, outcome)
    outcome = 'paid'
    const state = await untilFound(() => stateOf(shop, page))
    if (state.isPaid) return state.order
    const again = await sendForm(shop, page, { form: 'pay' }).catch(() => null)
    checkout = again?.provider ?? null
    if (!checkout) {
      // It waits for the bank, which has decided by now, or the provider is away.
      await decidePending(shop, page)
      await setTimeout(50)
    }
  }
  throw new Error(`Buyer ${index} never gets what was paid for: ${page}`)
}

interface FormAnswer {
  isDone: boolean
  provider?: string
  goTo?: string
}

let clients = 0

/** Another address for each request: limits count by it. */
export function newClient(): string {
  clients += 1
  return `2001:db8:${(clients >> 16).toString(16)}:${(clients & 0xffff).toString(16)}::1`
}

/** Sends a form as a script does. @throws Error Without an answer of ours. */
export async function sendForm(
  shop: Shop,
  path: string,
  values: Record<string, string>,
): Promise<FormAnswer> {
  const response = await fetch(`${shop.siteUrl}${path}`, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: {
      accept: 'application/json',
      origin: shop.siteUrl,
      cookie: shop.cookie,
      'cf-connecting-ip': newClient(),
    },
  })
  const answer = (await response.json()) as FormAnswer
  if (!answer.isDone) throw new Error(`${path} was answered ${response.status}: ${JSON.stringify(answer)}`)
  return answer
}

/** Presses a button at the provider, if the payment still can be paid. */
async function choose({ provider }: Shop, checkout: string, outcome: PaymentStatus): Promise<void> {
  const id = checkout.split('/').at(-1) ?? ''
  await provider.become(id, outcome).catch(() => {})
}

/** The bank says yes to what it has been thinking about. */
async function decidePending({ provider }: Shop, page: string): Promise<void> {
  for (const { id, status } of paymentsOf(provider, page))
    if (status === 'pending') await provider.become(id, 'paid').catch(() => {})
}

function paymentsOf({ payments }: PaymentServer, page: string): MadePayment[] {
  return [...payments.values()].filter(({ redirectUrl }) => redirectUrl.endsWith(page))
}

async function returnOf({ provider, siteUrl }: Shop, checkout: string | null): Promise<string> {
  const { redirectUrl } = provider.payments.get(checkout?.split('/').at(-1) ?? '') ?? { redirectUrl: '' }
  return redirectUrl.replace(siteUrl, '')
}

async function stateOf({ siteUrl }: Shop, page: string): Promise<{ isPaid: boolean; order: number }> {
  const [path, query] = page.split('?')
  const response = await fetch(`${siteUrl}${path}/_payload.json?${query}`)
  const { props } = (await response.json()) as { props: { payment: { order: number; state: string } } }
  const { order, state } = props.payment
  return { isPaid: state === 'paid', order }
}

/** What is killed or away is back long before that, in milliseconds. */
const longestMs = 5 * 60_000

/** Asks until there is an answer: what is killed or away comes back. @throws What went wrong last, where it does not. */
export async function untilFound<Found>(find: () => Promise<Found>): Promise<Found> {
  const end = performance.now() + longestMs
  for (;;) {
    try {
      return await find()
    } catch (failure) {
      if (performance.now() > end) throw failure
      await setTimeout(100)
    }
  }
}
