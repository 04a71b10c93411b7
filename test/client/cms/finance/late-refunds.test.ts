import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../../backend/free-port.ts'
import { openPaymentServer, type PaymentServer } from '../../../backend/payment-server.ts'
import { books } from './books.ts'

const { strapi, connection, order, owed, cms } = books()
const { creditOrder } = cms('./src/invoices/credit-order.js')
const { bookRefund } = cms('./src/orders/book-refund.js')
const { mollie } = cms('./src/payments/mollie.js')
const { sweepPayments } = cms('./src/payments/sweep.js')
const { moneyBack } = cms('./src/plugins/finance/server/refunds.js')
const { endRefund } = cms('./src/refunds/end-refund.js')
const { ordersWithRefunds } = cms('./src/refunds/refunds-of.js')
const { requestRefund } = cms('./src/refunds/request-refund.js')

const cents = 96_195
const hourMs = 3_600_000
const account = 'panel:1'
let provider: PaymentServer

beforeAll(async () => {
  provider = await openPaymentServer(await freePort())
})
afterAll(() => provider.stop())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  Object.assign(process.env, provider.env)
  return () => vi.useRealTimers()
})

/** An order that was paid online and is credited. @returns Its number, and the provider's id of its payment. */
async function credited(): Promise<{ number: number; id: string }> {
  const { number } = await order()
  const key = crypto.randomUUID()
  const address = 'http://localhost:8787/betaling'
  const { id } = await mollie({ key: provider.env.MOLLIE_KEY, endpoint: provider.url }).create({
    ...{ key, cents, description: 'Schakel', returnTo: address, webhook: address },
    ...{ language: 'nl', firstSentAt: null },
  })
  const at = Date.now()
  await connection()('payments').insert({
    ...{ key, order_number: number, cents, provider_id: id, state: 'open', at, sent_at: at, ask_at: at },
  })
  await provider.become(id, 'paid', { tells: false })
  await sweepPayments(strapi)
  await strapi.db.transaction(({ trx }: { trx?: unknown }) =>
    creditOrder(strapi, trx, { order: number, cents, reason: 'Herroepen', account, key }),
  )
  return { number, id }
}

const refundsAt = (id: string) => provider.payments.get(id)?.refunds ?? []
const ask = (number: number, key: string): Promise<string> =>
  requestRefund(strapi, { order: number, cents, key, account })

/** The sweep, so long after now. */
async function sweepIn(ms: number): Promise<void> {
  vi.setSystemTime(Date.now() + ms)
  await sweepPayments(strapi)
}

it('a refund that is asked for while the provider is away is sent by the sweep, once', async () => {
  const { number, id } = await credited()
  await provider.listen(false)
  expect(await ask(number, crypto.randomUUID())).toBe('sent')
  await sweepIn(2 * 60_000)
  await provider.listen(true)

  await sweepIn(2 * hourMs)
  await sweepIn(hourMs)

  expect(refundsAt(id)).toMatchObject([{ cents, status: 'pending' }])
  expect(await owed(number)).toBe(-cents)
})

it('one whose answer got lost is found by its key, also when the provider has forgotten that', async () => {
  const { number, id } = await credited()
  provider.lie(['cut'])
  expect(await ask(number, crypto.randomUUID())).toBe('sent')

  await sweepIn(2 * hourMs)

  expect(refundsAt(id)).toHaveLength(1)
  expect(await connection()('refund_steps').orderBy('at').pluck('state')).toEqual(['sent', 'pending'])
})

it('one that nobody tells of is asked for until it has arrived, and is booked', async () => {
  const { number, id } = await credited()
  expect(await ask(number, crypto.randomUUID())).toBe('pending')
  provider.becomeRefund(refundsAt(id)[0]?.id ?? '', 'refunded')

  await sweepIn(13 * hourMs)

  expect(await owed(number)).toBe(0)
  const [{ ask_at }] = await connection()('payments').where({ provider_id: id })
  // From now on for chargebacks alone.
  expect(Number(ask_at) - Date.now()).toBeGreaterThan(6 * 24 * hourMs)
})

it('one that was recorded and never sent is sent by the sweep', async () => {
  const { number, id } = await credited()
  const [{ key: payment }] = await connection()('payments').where({ provider_id: id })
  const row = { key: crypto.randomUUID(), at: Date.now(), order_number: number, payment, cents, account }
  await connection()('refunds').insert(row)
  await connection()('payments').where({ key: payment }).update({ ask_at: Date.now() })

  await sweepIn(60_000)

  expect(refundsAt(id)).toHaveLength(1)
  await expect(ask(number, crypto.randomUUID())).rejects.toThrow('more than is owed')
  await expect(connection()('refunds').where({ payment }).update({ cents: 1 })).rejects.toThrow(
    'never changed',
  )
})

/** A refund whose call nobody answered, and that is stuck since the provider was switched off. */
async function stuck(): Promise<{ number: number; id: string; key: string }> {
  const { number, id } = await credited()
  const key = crypto.randomUUID()
  provider.lie(['busy'])
  expect(await ask(number, key)).toBe('sent')
  delete process.env.MOLLIE_KEY
  return { number, id, key }
}

/** What finance sees of an order's refunds. */
const shownRefunds = async (number: number): Promise<object[]> =>
  (await moneyBack(connection(), [number], new Map()))(number).refunds

/** Orders that are listed as open for their refunds. */
const listed = (): Promise<number[]> => ordersWithRefunds(connection())

const end = (refund: string, state: 'refunded' | 'failed') =>
  endRefund(strapi, { refund, state, note: 'Volgens hun overzicht', account })

describe('one whose provider is switched off', () => {
  it('is shown as stuck, and sent by nobody', async () => {
    const { number, id, key } = await stuck()

    await sweepIn(2 * hourMs)

    expect(await shownRefunds(number)).toMatchObject([{ key, cents, hasFailed: false, stuck: 'off' }])
    expect(refundsAt(id)).toEqual([])
  })

  it('is booked once when finance knows that it arrived, also if the provider tells of it later', async () => {
    const { number, key } = await stuck()
    await Promise.all([end(key, 'refunded'), end(key, 'refunded')])
    expect(await owed(number)).toBe(0)
    await expect(end(key, 'failed')).rejects.toMatchObject({ details: { code: 'refund-moves' } })
    expect([await shownRefunds(number), await listed()]).toEqual([[], []])

    Object.assign(process.env, provider.env)
    await sweepIn(2 * hourMs)
    expect(await owed(number)).toBe(0)
  })

  it('is owed again when it was not carried out, and is never sent after that', async () => {
    const { number, id, key } = await stuck()
    await end(key, 'failed')
    Object.assign(process.env, provider.env)

    await sweepIn(2 * hourMs)

    expect(refundsAt(id)).toEqual([])
    expect(await owed(number)).toBe(-cents)
    const reason = 'Volgens hun overzicht'
    expect(await shownRefunds(number)).toMatchObject([{ hasFailed: true, reason, stuck: null }])
    expect(await ask(number, crypto.randomUUID())).toBe('pending')
  })
})

it('one that was ended as arrived is not booked again by its provider, but owed again if that sends it back', async () => {
  const { number, id } = await credited()
  const key = crypto.randomUUID()
  expect(await ask(number, key)).toBe('pending')
  await expect(end(key, 'refunded')).rejects.toMatchObject({ details: { code: 'refund-moves' } })
  vi.setSystemTime(Date.now() + 8 * 24 * hourMs)
  expect(await shownRefunds(number)).toMatchObject([{ stuck: 'slow' }])
  await end(key, 'refunded')
  const refund = refundsAt(id)[0]?.id ?? ''

  provider.becomeRefund(refund, 'refunded')
  await sweepIn(13 * hourMs)
  expect(await owed(number)).toBe(0)

  provider.becomeRefund(refund, 'failed')
  await sweepIn(8 * 24 * hourMs)
  expect(await owed(number)).toBe(-cents)
})

it('one whose customer was paid by a transfer stays in sight, and is not booked beside that', async () => {
  const { number, key } = await stuck()
  const entry = { order: number, cents, note: 'Overschrijving', account, key: 'transfer' }
  await bookRefund(strapi, entry)

  expect([await owed(number), await listed()]).toEqual([0, [number]])
  await expect(end(key, 'refunded')).rejects.toMatchObject({ details: { code: 'wrong-amount' } })
  await end(key, 'failed')

  expect([await owed(number), await listed()]).toEqual([0, []])
})
