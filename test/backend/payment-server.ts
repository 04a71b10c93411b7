import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Answer } from '../../scripts/payments/api.ts'
import { paymentBook } from '../../scripts/payments/book.ts'
import { type MadePayment, type RefundStatus, refusal } from '../../scripts/payments/protocol.ts'
import { openProvider, type ProviderServer } from '../../scripts/payments/server.ts'
import type { Lie } from './payment-lies.ts'

/** The stand-in for Mollie, which tests can make lie. */
export interface PaymentServer extends ProviderServer {
  payments: ReadonlyMap<string, MadePayment>
  /** @param id Of the refund. */
  becomeRefund: (id: string, status: RefundStatus) => void
  /** Requests against the protocol; each was refused as Mollie would. */
  breaches: readonly string[]
  /** Lies from now on, one for each call that makes something; null for none. */
  lie: (lies: readonly (Lie | null)[]) => void
  /** Money of a paid payment goes back, by nobody here. */
  sendBack: (
    id: string,
    kind: 'refund' | 'chargeback',
    cents: number,
    options?: { tells?: boolean },
  ) => Promise<void>
  stop: () => Promise<void>
}

/** Opens it on the loopback address. */
export async function openPaymentServer(port: number): Promise<PaymentServer> {
  const book = paymentBook()
  const { payments } = book
  const breaches: string[] = []
  let lies: (Lie | null)[] = []

  const provider = await openProvider({
    ...{ port, book, control, refundStatus: 'pending', onBreach: (breach) => breaches.push(breach) },
    interfere: { before: refuseToMake, after: lieAbout },
  })

  function refuseToMake(): Answer | null {
    if (lies[0] !== 'busy' && lies[0] !== 'refuse') return null
    return lies.shift() === 'busy'
      ? { status: 429, body: refusal(429, 'Too many'), headers: { 'retry-after': '2' } }
      : { status: 422, body: refusal(422, 'The amount is higher than the maximum', 'amount') }
  }

  /** Cuts, fails or tells too early, after something was made. */
  async function lieAbout(answer: Answer): Promise<Answer> {
    const lie = lies.shift()
    if (lie === 'cut') return { status: 0, body: {} }
    if (lie === 'fail') return { status: 500, body: refusal(500, 'Something went wrong') }
    const { id } = Object(answer.body)
    if (lie === 'early' && payments.has(id)) await provider.tell(id)
    return answer
  }

  async function sendBack(
    id: string,
    kind: 'refund' | 'chargeback',
    cents: number,
    { tells = true } = {},
  ): Promise<void> {
    if (kind === 'chargeback') book.chargeBack(id, cents)
    else if (book.refund(id, { cents, metadata: null, status: 'refunded' }) === null)
      throw new Error(`${cents} cents are not left of ${id}`)
    if (tells) await provider.tell(id)
  }

  /** What tests that run elsewhere do with it: `PUT` a method's arguments below `/-/`, or `GET` what was seen. */
  async function control(incoming: IncomingMessage, outgoing: ServerResponse, what: string): Promise<void> {
    const given = incoming.method === 'PUT' ? JSON.parse(await text(incoming)) : []
    if (what === 'lie') lies = given
    if (what === 'become') await provider.become(given.id, given.status, given)
    if (what === 'become-refund') book.becomeRefund(given.id, given.status satisfies RefundStatus)
    if (what === 'send-back') await sendBack(given.id, given.kind, given.cents)
    const seen = { payments: [...payments.values()], breaches }
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(seen))
  }

  return {
    ...provider,
    ...{ payments, breaches, sendBack, becomeRefund: book.becomeRefund },
    lie: (next) => {
      lies = [...next]
    },
    stop: () => provider.listen(false),
  }
}
