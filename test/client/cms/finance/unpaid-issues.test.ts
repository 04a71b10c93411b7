import { beforeEach, expect, it, vi } from 'vitest'
import { books } from './books.ts'

const { strapi, connection, order, owed, mails, cms } = books()
const { issueCron } = cms('./src/issues/end-unpaid.js')

const dayMs = 86_400_000
const start = Date.parse('2026-12-01T10:00:00Z')
const grants = { kind: 'issue', issue: 'd', number: 12, isOnPaper: false }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  return () => vi.useRealTimers()
})

const issue = (key: string) => order({ key: `issue:${key}`, terms: { grants } })

/** Runs as in the night so many days after the orders. */
async function nightAfter(days: number): Promise<void> {
  vi.setSystemTime(start + days * dayMs)
  await issueCron.endUnpaidIssues.task({ strapi })
}

/** A payment that was begun and isn't over. */
const pay = (number: number, key: string) =>
  connection()('payments').insert({
    ...{ key, order_number: number, cents: 1095, state: 'pending', at: start },
    ...{ provider_id: null, checkout: null, method: null, sent_at: null, ask_at: null },
  })

it('an issue that nobody has paid for two days is credited once, in silence', async () => {
  const [{ number }, other] = [await issue('one'), await order()]

  await nightAfter(1)
  expect(await owed(number)).toBe(96_195)
  await nightAfter(3)
  await nightAfter(4)

  expect(await owed(number)).toBe(0)
  expect(await connection()('invoices').where({ order_number: number })).toHaveLength(2)
  expect(await mails('credit-note')).toEqual([])
  // Nothing else is given up.
  expect(await owed(other.number)).toBe(96_195)
})

it('one whose bank takes its time is waited for, ten days at most', async () => {
  const { number } = await issue('one')
  await pay(number, 'a')

  await nightAfter(9)
  expect(await owed(number)).toBe(96_195)
  await nightAfter(11)

  expect(await owed(number)).toBe(0)
})
