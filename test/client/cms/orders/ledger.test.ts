import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { compiledBackend } from '../compiled.ts'
import { memoryDatabase } from '../memory-database.ts'

const cms = await compiledBackend()
const { createOrderTables } = cms('./src/orders/tables.js')
const { creditsOf, spendCredit } = cms('./src/orders/credits.js')
const { chargePeriod } = cms('./src/vacancies/credit.js')
const { grantCredits } = cms('./src/orders/grant-credits.js')

const dayMs = 86_400_000
const customer = 'havik'
const database = memoryDatabase(createOrderTables)
let connection: ReturnType<typeof database>
let strapi: object

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  connection = database()
  strapi = {
    db: {
      connection,
      transaction: (act: (given: object) => Promise<unknown>) =>
        connection.transaction((trx) => act({ trx })),
    },
  }
})

afterEach(() => {
  vi.useRealTimers()
})

/** Stores an order whose credits work at once. */
async function ordered(number: number, credits: number, validMonths = 12): Promise<void> {
  const terms = JSON.stringify({ credits, days: 60, validMonths })
  const row = {
    number,
    key: `${customer}:${number}`,
    at: Date.now(),
    customer,
    account: 'wim',
    payment: 'invoice',
    terms,
    billing: '{}',
    total_cents: 79_500,
  }
  await connection('orders').insert(row)
  await grantCredits(connection, row, 'wim')
}

function spend(key: string): Promise<{ days: number }> {
  return spendCredit(strapi, { customer, vacancy: 'teamleider', account: 'wim', key })
}

describe('credits', () => {
  it('are booked under who asks for the period, not under who posted the vacancy', async () => {
    await ordered(1, 1)
    const vacancy = {
      draft: { documentId: 'teamleider', employer: { documentId: customer }, owner: { documentId: 'wim' } },
    }

    await chargePeriod(strapi, vacancy, { account: 'els', key: 'renewal' })

    expect(await connection('ledger_entries').where({ kind: 'use' }).first()).toMatchObject({
      account: 'els',
      vacancy: 'teamleider',
      credits: -1,
    })
  })

  it('are spent once each, however many spend them at the same moment', async () => {
    await ordered(1, 3)

    const spent = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map(spend))

    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(spent.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { details: { code: 'no-credits' } },
    })
    expect(await creditsOf(strapi, customer)).toEqual({ left: 0, expires: null })
  })

  it('are spent once for the same key', async () => {
    await ordered(1, 3)

    expect(await Promise.all([spend('a'), spend('a'), spend('a')])).toEqual(Array(3).fill({ days: 60 }))

    expect(await creditsOf(strapi, customer)).toMatchObject({ left: 2 })
  })

  it('come from the order that expires first, and expire with it', async () => {
    await ordered(1, 2, 12)
    await ordered(2, 2, 3)
    await spend('a')

    vi.setSystemTime(Date.now() + 100 * dayMs)

    expect(await creditsOf(strapi, customer)).toMatchObject({ left: 2 })
    const [used] = await connection('ledger_entries').where({ kind: 'use' })
    expect(used.order_number).toBe(2)
  })
})

describe('the ledger', () => {
  it.each([
    ['updates', `UPDATE ledger_entries SET credits = 100`],
    ['deletes', `DELETE FROM ledger_entries`],
    ['replacements', `INSERT OR REPLACE INTO ledger_entries SELECT * FROM ledger_entries`],
    ['updates of orders', `UPDATE orders SET total_cents = 1`],
    ['deletes of orders', `DELETE FROM orders`],
    ['replacements of orders', `INSERT OR REPLACE INTO orders SELECT * FROM orders`],
  ])('refuses %s by whoever reaches the database', async (_, statement) => {
    await ordered(1, 3)
    const before = await connection('ledger_entries')

    await expect(connection.raw(statement)).rejects.toThrow('never changed, only added')

    expect(await connection('ledger_entries')).toEqual(before)
  })
})
