import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import {
  amountOf,
  type MadePayment,
  mayBecome,
  methods,
  NewPayment,
  NewRefund,
  type PaymentStatus,
  refusal,
  shown,
  statuses,
} from './payment-protocol.ts'

/** What the next call that makes a payment meets, instead of an answer in time. */
export type Lie =
  /** Made, and the line is cut. */
  | 'cut'
  /** Made, and answered with 500. */
  | 'fail'
  /** Not made: 429 with `Retry-After`. */
  | 'busy'
  /** Made, and the webhook comes before the answer. */
  | 'early'
  /** Not made: the request is wrong. */
  | 'refuse'

/** A local stand-in for Mollie, with a page on which one chooses how a payment ends. */
export interface PaymentServer {
  /** Origin of its API and its pages. */
  url: string
  /** What a backend needs to be paid by it. */
  env: Record<string, string>
  payments: ReadonlyMap<string, MadePayment>
  /** Requests against the protocol; each was refused as Mollie would. */
  breaches: readonly string[]
  /** Lies from now on, one for each call that makes a payment; null for none. */
  lie: (lies: readonly (Lie | null)[]) => void
  /** Moves a payment on and tells of it. @throws Error For a step back. */
  become: (id: string, status: PaymentStatus, options?: { tells?: boolean }) => Promise<void>
  /** Money of a paid payment goes back. */
  sendBack: (
    id: string,
    kind: 'refund' | 'chargeback',
    cents: number,
    options?: { tells?: boolean },
  ) => Promise<void>
  /** Goes away like a provider that is down, or comes back with all it had. */
  listen: (isListening: boolean) => Promise<void>
  /** Sends the webhook of a payment. */
  tell: (id: string) => Promise<void>
  stop: () => Promise<void>
}

/** How long an answer to an idempotency key is repeated. */
const repeatedForMs = 3_600_000
const uuid4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

interface Answer {
  status: number
  body: object
  headers?: Record<string, string>
}

/** Opens it on the loopback address. */
export async function openPaymentServer(port: number): Promise<PaymentServer> {
  const url = `http://127.0.0.1:${port}`
  const key = `test_${'standin'.repeat(5)}`
  const payments = new Map<string, MadePayment>()
  const answers = new Map<string, { at: number; request: string; answer: Answer }>()
  const breaches: string[] = []
  let lies: (Lie | null)[] = []

  function refuse(status: number, detail: string, field?: string): Answer {
    breaches.push(field ? `${detail}: ${field}` : detail)
    return { status, body: refusal(status, detail, field) }
  }

  function make(body: unknown): Answer | MadePayment {
    const parsed = v.safeParse(NewPayment, body)
    if (!parsed.success) return refuse(422, 'The request is wrong', v.getDotPath(parsed.issues[0]) ?? '')
    const { amount, description, redirectUrl, webhookUrl, metadata } = parsed.output
    const payment: MadePayment = {
      ...{ id: `tr_${randomUUID().replaceAll('-', '').slice(0, 10)}`, mode: 'test', status: 'open' },
      ...{ cents: amount, description, redirectUrl, webhookUrl, metadata, method: null },
      ...{ createdAt: new Date().toISOString(), refunds: [], chargebacks: [] },
    }
    payments.set(payment.id, payment)
    return payment
  }

  function refund(payment: MadePayment, body: unknown): Answer {
    const parsed = v.safeParse(NewRefund, body)
    if (!parsed.success) return refuse(422, 'The refund is wrong', v.getDotPath(parsed.issues[0]) ?? '')
    const { amount: cents } = parsed.output
    const left = payment.cents - payment.refunds.reduce((sum, one) => sum + one.cents, 0)
    if (payment.status !== 'paid' || cents > left) return refuse(422, 'More than remains', 'amount')
    const id = `re_${randomUUID().slice(0, 8)}`
    payment.refunds.push({ id, cents, status: 'pending' })
    return { status: 201, body: { resource: 'refund', id, amount: amountOf(cents), status: 'pending' } }
  }

  async function api(incoming: IncomingMessage, path: string, query: URLSearchParams): Promise<Answer> {
    const { method, headers } = incoming
    const body = await text(incoming)
    if (headers.authorization !== `Bearer ${key}`) return refuse(401, 'Missing authentication, or failed')
    if (method === 'GET') return read(path, query)
    if (method !== 'POST') return refuse(405, 'No such method')
    if (!/^application\/json\b/.test(headers['content-type'] ?? '')) return refuse(415, 'No JSON')
    const idempotencyKey = String(headers['idempotency-key'] ?? '')
    if (!uuid4.test(idempotencyKey)) return refuse(422, 'No UUID v4', 'Idempotency-Key')
    const request = `${path} ${body}`
    const before = answers.get(idempotencyKey)
    if (before && Date.now() - before.at < repeatedForMs)
      return before.request === request ? before.answer : refuse(422, 'Another request with the same key')
    const answer = await act(path, JSON.parse(body))
    if (answer.status < 400) answers.set(idempotencyKey, { at: Date.now(), request, answer })
    return lied(path, answer)
  }

  function act(path: string, body: unknown): Answer {
    const [, id, rest] = /^\/payments(?:\/(\w+)(\/refunds))?$/.exec(path) ?? []
    if (path === '/payments') {
      if (lies[0] === 'busy' || lies[0] === 'refuse') {
        const [lie] = lies.splice(0, 1)
        return lie === 'busy'
          ? { status: 429, body: refusal(429, 'Too many'), headers: { 'retry-after': '2' } }
          : { status: 422, body: refusal(422, 'The amount is higher than the maximum', 'amount') }
      }
      const made = make(body)
      return 'body' in made ? made : { status: 201, body: shown(made, url) }
    }
    const payment = id && rest ? payments.get(id) : undefined
    return payment ? refund(payment, body) : refuse(404, 'No such resource')
  }

  /** Cuts, fails or tells too early, after a payment was made. */
  async function lied(path: string, answer: Answer): Promise<Answer> {
    if (path !== '/payments' || answer.status !== 201) return answer
    const [lie] = lies.splice(0, 1)
    if (lie === 'cut') return { status: 0, body: {} }
    if (lie === 'fail') return { status: 500, body: refusal(500, 'Something went wrong') }
    if (lie === 'early') await tell(String(Object(answer.body).id))
    return answer
  }

  function read(path: string, query: URLSearchParams): Answer {
    if (path === '/methods')
      return listOf(
        'methods',
        methods.map((one) => ({ resource: 'method', ...one })),
      )
    if (path === '/payments') return page(query)
    const [, id = '', rest] = /^\/payments\/(\w+)(?:\/(refunds|chargebacks))?$/.exec(path) ?? []
    const payment = payments.get(id)
    if (!payment) return { status: 404, body: refusal(404, 'No payment exists with this id') }
    if (rest === 'refunds')
      return listOf(
        'refunds',
        payment.refunds.map(({ cents, ...one }) => ({ ...one, amount: amountOf(cents) })),
      )
    if (rest === 'chargebacks')
      return listOf(
        'chargebacks',
        payment.chargebacks.map(({ cents, ...one }) => ({ ...one, amount: amountOf(cents) })),
      )
    return { status: 200, body: shown(payment, url) }
  }

  /** Newest first. */
  function page(query: URLSearchParams): Answer {
    const limit = Number(query.get('limit') ?? 50)
    if (!(limit >= 1 && limit <= 250)) return refuse(400, 'limit')
    const all = [...payments.values()].reverse()
    const from = query.get('from')
    const start = from ? all.findIndex(({ id }) => id === from) : 0
    if (start < 0) return refuse(400, 'from')
    const next = all[start + limit]
    const some = all.slice(start, start + limit).map((payment) => shown(payment, url))
    const link = next ? { href: `${url}/v2/payments?from=${next.id}&limit=${limit}` } : null
    return {
      status: 200,
      body: { count: some.length, _embedded: { payments: some }, _links: { next: link } },
    }
  }

  function found(id: string): MadePayment {
    const payment = payments.get(id)
    if (!payment) throw new Error(`No payment ${id}`)
    return payment
  }

  async function tell(id: string): Promise<void> {
    const { webhookUrl } = found(id)
    if (!webhookUrl) return
    // Whoever is away is told again, or asks.
    await fetch(webhookUrl, {
      method: 'POST',
      body: new URLSearchParams({ id }),
      signal: AbortSignal.timeout(15_000),
    }).catch(() => null)
  }

  async function become(id: string, status: PaymentStatus, { tells = true } = {}): Promise<void> {
    const payment = found(id)
    if (!mayBecome(payment.status, status)) throw new Error(`${id} is ${payment.status}, not ${status}`)
    payment.status = status
    payment.method ??= 'ideal'
    if (tells && status !== 'pending') await tell(id)
  }

  async function sendBack(
    id: string,
    kind: 'refund' | 'chargeback',
    cents: number,
    { tells = true } = {},
  ): Promise<void> {
    const payment = found(id)
    if (payment.status !== 'paid') throw new Error(`${id} is ${payment.status}`)
    if (kind === 'refund')
      payment.refunds.push({ id: `re_${randomUUID().slice(0, 8)}`, cents, status: 'refunded' })
    else payment.chargebacks.push({ id: `chb_${randomUUID().slice(0, 8)}`, cents })
    if (tells) await tell(id)
  }

  /** The page on which a reader pays, or doesn't. */
  async function checkout(incoming: IncomingMessage, outgoing: ServerResponse, id: string): Promise<void> {
    const payment = payments.get(id)
    if (!payment) {
      outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('No such payment')
      return
    }
    if (incoming.method === 'POST') {
      const status = new URLSearchParams(await text(incoming)).get('status')
      const chosen = statuses.find((one) => one === status)
      if (chosen && chosen !== 'open' && mayBecome(payment.status, chosen)) await become(id, chosen)
      outgoing.writeHead(303, { location: payment.redirectUrl }).end()
      return
    }
    const buttons = statuses.map((one) => `<button name="status" value="${one}">${one}</button>`)
    const amount = amountOf(payment.cents).value
    const { description } = payment
    outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>
<html lang="en"><title>Checkout</title><h1>${description.replace(/[&<]/g, '')}</h1><p>EUR ${amount}</p>
<form method="post">${buttons.join(' ')}</form></html>`)
  }

  /** What tests that run elsewhere do with it: `PUT` a method's arguments below `/-/`, or `GET` what was seen. */
  async function control(incoming: IncomingMessage, outgoing: ServerResponse, what: string): Promise<void> {
    const given = incoming.method === 'PUT' ? JSON.parse(await text(incoming)) : []
    if (what === 'lie') lies = given
    if (what === 'become') await become(given.id, given.status, given)
    if (what === 'send-back') await sendBack(given.id, given.kind, given.cents)
    const seen = { payments: [...payments.values()], breaches }
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(seen))
  }

  // On a busy machine a connection may idle for long between two calls.
  const server = createServer({ keepAliveTimeout: 600_000 }, async (incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', url)
    const [, area, rest = ''] = /^\/(v2|checkout|-)\/?(.*)$/.exec(pathname) ?? []
    if (area === 'checkout') return checkout(incoming, outgoing, rest)
    if (area === '-') return control(incoming, outgoing, rest)
    if (area !== 'v2') return void outgoing.writeHead(404).end()
    const { status, body, headers } = await api(incoming, `/${rest}`, searchParams)
    if (status === 0) incoming.socket.destroy()
    else
      outgoing
        .writeHead(status, { 'content-type': 'application/hal+json', ...headers })
        .end(JSON.stringify(body))
  })
  async function listen(isListening: boolean): Promise<void> {
    if (isListening === server.listening) return
    if (!isListening) {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
      return
    }
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', resolve)
    })
  }
  await listen(true)
  return {
    ...{
      url,
      env: { MOLLIE_KEY: key, MOLLIE_ENDPOINT: url },
      payments,
      breaches,
      become,
      sendBack,
      tell,
      listen,
    },
    lie: (next) => {
      lies = [...next]
    },
    stop: () => listen(false),
  }
}

function listOf(name: string, rows: readonly object[]): Answer {
  return { status: 200, body: { count: rows.length, _embedded: { [name]: rows }, _links: {} } }
}
