import { expect, it } from 'vitest'
import { books } from './books.ts'

const { strapi, connection, order, cms, customer } = books()
const { creditOrder } = cms('./src/invoices/credit-order.js')
const { addEntry } = cms('./src/orders/ledger.js')
const { nextStep } = cms('./src/subscriptions/life.js')
const { lifeOf } = cms('./src/subscriptions/life-of.js')

const account = 'panel:1'
const waiting = {
  ...{ number: 7, state: 'new', interval: 'year', periodEnd: '2027-11-30', anchorDay: 1 },
  ...{ startsAt: '2026-12-01T11:00:00Z', createdAt: '2026-12-01T11:00:00Z', trialEndsAt: null },
  ...{ cancelAt: null, pausedAt: null, resumesAt: null, pauses: null },
}

async function firstYear(): Promise<number> {
  const grants = { kind: 'subscription', subscription: 7, from: '2026-12-01', until: '2027-11-30', seats: 1 }
  return (await order({ key: 'subscription:7:2026-12-01', terms: { grants } })).number
}

const stepOf = async () => nextStep(await lifeOf(strapi, connection(), waiting), '2026-12-02')

function credit(number: number, cents: number): Promise<void> {
  return strapi.db.transaction(async ({ trx }: { trx?: unknown }) =>
    creditOrder(strapi, trx, { order: number, cents, reason: 'Vergissing', account, key: 'k' }),
  )
}

it('a subscription that waits for its payment is not opened by a credit note', async () => {
  const number = await firstYear()

  await credit(number, 96_195)

  expect(await stepOf()).toBeNull()
})

it('it opens once what a credit note left of it is paid', async () => {
  const number = await firstYear()
  await credit(number, 6195)
  expect(await stepOf()).toBeNull()

  const entry = { order: number, customer, account, key: 'k' }
  await addEntry(connection(), { ...entry, kind: 'payment', cents: -90_000 })

  expect(await stepOf()).toEqual({ kind: 'start' })
})
