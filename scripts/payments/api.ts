import type { IncomingHttpHeaders } from 'node:http'
import * as v from 'valibot'
import type { PaymentBook } from './book.ts'
import {
  amountOf,
  embeddable,
  methods,
  NewPayment,
  NewRefund,
  type RefundStatus,
  refusal,
  shown,
} from './protocol.ts'

/** An answer of the API; the status 0 cuts the line. */
export interface Answer {
  status: number
  body: object
  headers?: Record<string, string>
}

export interface ApiRequest {
  method: string
  /** Below `/v2`. */
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** As it came. */
  body: string
}

interface ApiOptions {
  book: PaymentBook
  /** Whoever calls must have it. */
  key: string
  /** Origin of the stand-in. */
  url: string
  /** What a refund is at first. */
  refundStatus: RefundStatus
  /** Called with each request against the protocol. */
  onBreach: (breach: string) => void
  /** May answer instead of making something, or change what is answered after that. */
  interfere?: {
    before: () => Answer | null
    after: (answer: Answer) => Promise<Answer>
  }
}

/** How long an answer to an idempotency key is repeated. */
const repeatedForMs = 3_600_000
const uuid4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** As much of Mollie's API as the backend calls. It refuses what Mollie would refuse. */
export function paymentApi({ book, key, url, refundStatus, onBreach, interfere }: ApiOptions) {
  const answers = new Map<string, { at: number; request: string; answer: Answer }>()

  function refuse(status: number, detail: string, field?: string): Answer {
    onBreach(field ? `${detail}: ${field}` : detail)
    return { status, body: refusal(status, detail, field) }
  }

  async function answer({ method, path, query, headers, body }: ApiRequest): Promise<Answer> {
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
    const instead = interfere?.before()
    if (instead) return instead
    const made = act(path, JSON.parse(body))
    if (made.status >= 400) return made
    answers.set(idempotencyKey, { at: Date.now(), request, answer: made })
    return interfere ? interfere.after(made) : made
  }

  function act(path: string, body: unknown): Answer {
    if (path === '/payments') return make(body)
    const [, id = ''] = /^\/payments\/(\w+)\/refunds$/.exec(path) ?? []
    return book.payments.has(id) ? refund(id, body) : refuse(404, 'No such resource')
  }

  function make(body: unknown): Answer {
    const parsed = v.safeParse(NewPayment, body)
    if (!parsed.success) return refuse(422, 'The request is wrong', v.getDotPath(parsed.issues[0]) ?? '')
    const { amount: cents, description, redirectUrl, webhookUrl, metadata } = parsed.output
    const payment = book.make({ cents, description, redirectUrl, webhookUrl, metadata })
    return { status: 201, body: shown(payment, url) }
  }

  function refund(payment: string, body: unknown): Answer {
    const parsed = v.safeParse(NewRefund, body)
    if (!parsed.success) return refuse(422, 'The refund is wrong', v.getDotPath(parsed.issues[0]) ?? '')
    const { amount: cents, metadata } = parsed.output
    const id = book.refund(payment, { cents, metadata, status: refundStatus })
    if (id === null) return refuse(422, 'More than remains', 'amount')
    const shownRefund = { resource: 'refund', id, amount: amountOf(cents), status: refundStatus, metadata }
    return { status: 201, body: shownRefund }
  }

  function read(path: string, query: URLSearchParams): Answer {
    if (path === '/methods') return methodList()
    if (path === '/payments') return page(query)
    const payment = book.payments.get(path.slice('/payments/'.length))
    if (!payment) return { status: 404, body: refusal(404, 'No payment exists with this id') }
    const embedded = query.get('embed')?.split(',') ?? []
    if (!embedded.every((name) => embeddable.includes(name))) return refuse(400, 'embed')
    return { status: 200, body: shown(payment, url, embedded) }
  }

  /** Newest first. */
  function page(query: URLSearchParams): Answer {
    const limit = Number(query.get('limit') ?? 50)
    if (!(limit >= 1 && limit <= 250)) return refuse(400, 'limit')
    const all = [...book.payments.values()].reverse()
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

  return answer
}

function methodList(): Answer {
  const all = methods.map((one) => ({ resource: 'method', ...one }))
  return { status: 200, body: { count: all.length, _embedded: { methods: all }, _links: {} } }
}
