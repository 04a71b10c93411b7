import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Answer, type ApiRequest, paymentApi } from './api.ts'
import type { PaymentBook } from './book.ts'
import { checkoutPage, chosenOutcome } from './checkout-page.ts'
import type { PaymentStatus } from './protocol.ts'

interface ServerOptions extends Omit<Parameters<typeof paymentApi>[0], 'key' | 'url'> {
  port: number
  /** Handles addresses below `/-/`; without it there are none. */
  control?: (incoming: IncomingMessage, outgoing: ServerResponse, what: string) => Promise<void>
}

/** A stand-in for Mollie on the loopback address, with a page on which one chooses how a payment ends. No money is moved. */
export interface ProviderServer {
  /** Origin of its API and its pages. */
  url: string
  /** What a backend needs to be paid by it. */
  env: { MOLLIE_KEY: string; MOLLIE_ENDPOINT: string }
  /** Moves a payment on and tells of it. @throws Error For a step back. */
  become: (id: string, status: PaymentStatus, options?: { tells?: boolean }) => Promise<void>
  /** Sends the webhook of a payment. */
  tell: (id: string) => Promise<void>
  /** Goes away like a provider that is down, or comes back with all it had. */
  listen: (isListening: boolean) => Promise<void>
}

/** Everybody can read it: the backend takes it for a stand-in on this machine alone. */
const key = `test_${'standin'.repeat(5)}`

/** Opens it. */
export async function openProvider({ port, control, ...api }: ServerOptions): Promise<ProviderServer> {
  const { book } = api
  const url = `http://127.0.0.1:${port}`
  const answer = paymentApi({ ...api, key, url })

  async function become(id: string, status: PaymentStatus, { tells = true } = {}): Promise<void> {
    book.become(id, status)
    if (tells && status !== 'pending') await tellOf(book, id)
  }

  async function checkout(incoming: IncomingMessage, outgoing: ServerResponse, id: string): Promise<void> {
    const payment = book.payments.get(id)
    if (!payment) return void outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('No such payment')
    if (incoming.method === 'POST') {
      const outcome = chosenOutcome(payment, await text(incoming))
      if (outcome) await become(id, outcome)
      return void outgoing.writeHead(303, { location: payment.redirectUrl }).end()
    }
    outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(checkoutPage(payment))
  }

  // On a busy machine a connection may idle for long between two calls.
  const server = createServer({ keepAliveTimeout: 600_000 }, async (incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', url)
    const [, area, rest = ''] = /^\/(v2|checkout|-)\/?(.*)$/.exec(pathname) ?? []
    if (area === 'checkout') return checkout(incoming, outgoing, rest)
    if (area === '-' && control) return control(incoming, outgoing, rest)
    if (area !== 'v2') return void outgoing.writeHead(404).end()
    send(incoming, outgoing, await answer(await requestOf(incoming, `/${rest}`, searchParams)))
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
  const env = { MOLLIE_KEY: key, MOLLIE_ENDPOINT: url }
  return { url, env, become, tell: (id) => tellOf(book, id), listen }
}

async function requestOf(
  incoming: IncomingMessage,
  path: string,
  query: URLSearchParams,
): Promise<ApiRequest> {
  const { method = '', headers } = incoming
  return { method, path, query, headers, body: await text(incoming) }
}

function send(incoming: IncomingMessage, outgoing: ServerResponse, { status, body, headers }: Answer): void {
  if (status === 0) incoming.socket.destroy()
  else
    outgoing
      .writeHead(status, { 'content-type': 'application/hal+json', ...headers })
      .end(JSON.stringify(body))
}

async function tellOf(book: PaymentBook, id: string): Promise<void> {
  const payment = book.payments.get(id)
  if (!payment) throw new Error(`No payment ${id}`)
  const { webhookUrl } = payment
  if (!webhookUrl) return
  // Whoever is away is told again, or asks.
  await fetch(webhookUrl, {
    method: 'POST',
    body: new URLSearchParams({ id }),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null)
}
