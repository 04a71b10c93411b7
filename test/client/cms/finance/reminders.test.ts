import { beforeEach, expect, it, vi } from 'vitest'
import { books } from './books.ts'

const { strapi, connection, order, mails, cms } = books()
const { makeBatch } = cms('./src/direct-debits/make-batch.js')
const { remind } = cms('./src/invoices/remind.js')
const { setCollectableProofs } = cms('./src/mandates/collectable-proofs.js')
const { bookPayment, bookReturn } = cms('./src/orders/book-payment.js')

const dayMs = 86_400_000
const start = Date.parse('2026-12-01T10:00:00Z')
const account = 'panel:1'

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  await setCollectableProofs(strapi, ['form'])
  return () => vi.useRealTimers()
})

/** Reminds, so many days after the orders, which are due after fourteen. */
async function remindAfter(days: number): Promise<number> {
  vi.setSystemTime(start + days * dayMs)
  await remind(strapi)
  return (await mails('invoice-reminder')).length
}

it('reminds of an invoice a week and three weeks after it was to be paid, once each', async () => {
  const { number } = await order()

  expect(await remindAfter(20)).toBe(0)
  expect(await remindAfter(21)).toBe(1)
  // Mails are deleted in time; what was sent is known all the same.
  await connection()('mail_outbox').delete()
  expect(await remindAfter(34)).toBe(0)
  expect(await remindAfter(35)).toBe(1)
  expect(await remindAfter(90)).toBe(1)

  const paid = await order()
  await bookPayment(strapi, { order: paid.number, cents: 96_195, note: 'x', account, key: 'k' })
  await bookPayment(strapi, { order: number, cents: 96_195, note: 'x', account, key: 'k' })
  expect(await remindAfter(200)).toBe(1)
})

it('leaves two weeks between them, also where the first was late', async () => {
  await order()

  expect(await remindAfter(60)).toBe(1)
  expect(await remindAfter(61)).toBe(1)
  expect(await remindAfter(74)).toBe(2)
})

it('reminds of what is to be collected only once it has come back, or cannot be', async () => {
  const { number } = await order({ iban: 'NL02ABNA0123456789' })
  expect(await remindAfter(40)).toBe(0)
  await makeBatch(strapi, { day: '2027-01-13', account })
  expect(await remindAfter(60)).toBe(0)

  const entry = { order: number, cents: 96_195, note: 'x', account, key: 'k' }
  await bookPayment(strapi, entry)
  await bookReturn(strapi, entry)
  expect(await remindAfter(61)).toBe(1)

  await order({ iban: 'BE68539007547034' })
  await connection()('mandates').update({ revoked_at: Date.now() })
  expect(await remindAfter(95)).toBe(3)
})
