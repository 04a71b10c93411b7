import { z } from 'zod'
import type { Language } from '../mail/site-link.ts'
import {
  amountOf,
  MethodList,
  type MolliePayment,
  methodsIn,
  Payment,
  PaymentList,
  Refusal,
  told,
} from './mollie-answers.ts'
import { type NewPayment, type PaymentProvider, ProviderError, type ToldPayment } from './provider.ts'

/** How Mollie is reached. */
export interface MollieOptions {
  /** Begins with `test_` or `live_`. */
  key: string
  /** Origin of its API. */
  endpoint: string
  /** How long it may take to answer a call; readers wait for it. */
  timeoutMs?: number
}

/** Mollie repeats its answer to an idempotency key for an hour; less by a margin for clocks. */
const repeatedForMs = 55 * 60_000
/** Payments a page of its list, and pages that are looked through for one of ours. */
const listed = 250
const pages = 20

const locales: Record<Language, string> = { nl: 'nl_NL', en: 'en_GB', de: 'de_DE' }

interface Call {
  method?: 'POST'
  path: string
  body?: object
  /** Idempotency key. */
  key?: string
}

/** Payments by Mollie, by its API v2. */
export function mollie({ key: apiKey, endpoint, timeoutMs = 2000 }: MollieOptions): PaymentProvider {
  const mode = apiKey.startsWith('live_') ? 'live' : 'test'

  async function ask<Schema extends z.ZodType>(schema: Schema, call: Call): Promise<z.output<Schema>> {
    const { method = 'GET', path, body, key } = call
    const headers = {
      authorization: `Bearer ${apiKey}`,
      accept: 'application/hal+json',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    }
    const response = await fetch(`${endpoint}/v2${path}`, {
      method,
      headers,
      body: body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new ProviderError('Mollie does not answer', { cause })
    })
    const answer: unknown = await response.json().catch(() => null)
    if (!response.ok) throw refused(response.status, answer)
    const parsed = schema.safeParse(answer)
    if (!parsed.success) throw new ProviderError('Mollie answers something else', { cause: parsed.error })
    return parsed.data
  }

  /** @throws ProviderError For a payment of the other mode: test payments are no money. */
  function ours(payment: MolliePayment): MolliePayment {
    if (payment.mode !== mode)
      throw new ProviderError(`${payment.id} is no ${mode} payment`, { isFinal: true })
    return payment
  }

  /** The payment that one of our keys has made, which Mollie can only list. */
  async function find(key: string, since: number): Promise<MolliePayment | null> {
    let from = ''
    for (let page = 0; page < pages; page++) {
      const list = await ask(PaymentList, { path: `/payments?limit=${listed}${from && `&from=${from}`}` })
      const { payments } = list._embedded
      const found = payments.find(({ metadata }) => metadata?.payment === key)
      if (found) return found
      // Newest first; clocks differ.
      const isBefore = payments.some(({ createdAt }) => Date.parse(createdAt) < since - 60_000)
      const next = list._links.next ? new URL(list._links.next.href).searchParams.get('from') : null
      if (isBefore || !next) return null
      from = encodeURIComponent(next)
    }
    throw new ProviderError('Mollie lists too many payments')
  }

  /** With what has gone back, which changes no state. */
  async function read(id: string): Promise<ToldPayment> {
    const path = `/payments/${encodeURIComponent(id)}?embed=refunds,chargebacks`
    return told(ours(await ask(Payment, { path })))
  }

  async function create(payment: NewPayment): Promise<ToldPayment> {
    const { key, firstSentAt } = payment
    const isRepeated = firstSentAt === null || Date.now() - firstSentAt < repeatedForMs
    const known = isRepeated ? null : await find(key, firstSentAt)
    if (known) return read(known.id)
    return told(ours(await ask(Payment, { method: 'POST', path: '/payments', body: bodyOf(payment), key })))
  }

  return {
    name: 'mollie',
    create,
    read,
    methods: async (language) =>
      methodsIn(await ask(MethodList, { path: `/methods?locale=${locales[language]}` })),
    async refund({ key, payment, cents, description }) {
      const body = { amount: amountOf(cents), description, metadata: { refund: key } }
      const path = `/payments/${encodeURIComponent(payment)}/refunds`
      await ask(z.object({ id: z.string() }), { method: 'POST', path, body, key })
    },
  }
}

function bodyOf({ key, cents, description, returnTo, webhook, language }: NewPayment) {
  return {
    amount: amountOf(cents),
    description,
    redirectUrl: returnTo,
    webhookUrl: webhook,
    locale: locales[language],
    metadata: { payment: key },
  }
}

/** Conflicts, time-outs and limits pass; every other refusal stays. */
function refused(status: number, answer: unknown): ProviderError {
  const { title, detail, field } = Refusal.safeParse(answer).data ?? { title: 'no reason', detail: '' }
  const reason = [title, detail, field].filter(Boolean).join(': ')
  const isFinal = status >= 400 && status < 500 && ![401, 403, 408, 409, 429].includes(status)
  return new ProviderError(`Mollie answers ${status}: ${reason}`, { isFinal })
}
