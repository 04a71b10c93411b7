import { describe, expect, it } from 'vitest'
import { books } from './books.ts'
import { textOfPdf } from './pdf-texts.ts'

const { strapi, connection, order, owed, mails, cms, customer } = books()
const { createInvoiceTable } = cms('./src/invoices/tables.js')
const { creditOrder } = cms('./src/invoices/credit-order.js')
const { invoiceFile } = cms('./src/invoices/invoice-file.js')
const { invoicesOf } = cms('./src/invoices/invoices-of.js')
const { bookPayment } = cms('./src/orders/book-payment.js')
const { creditsOf } = cms('./src/orders/credits.js')
const { creditUnused } = cms('./src/subscriptions/credit-unused.js')
const knex = cms('knex')

function credit(number: number, cents: number, key = crypto.randomUUID()): Promise<string | null> {
  return strapi.db.transaction(async ({ trx }: { trx?: unknown }) =>
    creditOrder(strapi, trx, {
      order: number,
      cents,
      reason: 'Łaatste week vervallen',
      account: 'panel:1',
      key,
    }),
  )
}

describe('a credit note', () => {
  it('has the next number of the invoices, once for its key, and leaves no gap where it fails', async () => {
    const { number, invoice } = await order()
    const key = crypto.randomUUID()

    const note = await credit(number, 96_195, key)
    expect(await credit(number, 96_195, key)).toBeNull()
    await expect(credit(number, 1)).rejects.toMatchObject({ details: { code: 'wrong-amount' } })
    const { invoice: next } = await order()

    expect([invoice, note, next].map((one) => one?.slice(5))).toEqual(['00001', '00002', '00003'])
    expect((await invoiceFile(connection(), note, customer)).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await mails('credit-note')).toHaveLength(1)
    expect(await owed(number)).toBe(0)
    expect(await invoicesOf(strapi, customer)).toMatchObject([
      { number: next, state: 'open' },
      { number: note, state: 'credit', totalCents: -96_195 },
      { number: invoice, state: 'paid' },
    ])
  })

  it('takes parts whose VAT sums up to the cent, and ends unused credits with the last', async () => {
    const { number } = await order()

    for (const cents of [33_333, 33_333]) await credit(number, cents)
    expect(await owed(number)).toBe(29_529)
    expect(await creditsOf(strapi, customer)).toMatchObject({ left: 5 })
    await credit(number, 29_529)

    const [sum] = await connection()('ledger_entries').where({ kind: 'credit' }).sum({ vat: 'vat_cents' })
    expect(sum?.vat).toBe(-16_695)
    expect(await creditsOf(strapi, customer)).toMatchObject({ left: 0 })
  })

  it('of what was paid leaves money to pay back', async () => {
    const { number } = await order()
    await bookPayment(strapi, { order: number, cents: 96_195, note: 'x', account: 'panel:1', key: 'k' })

    await credit(number, 10_000)

    expect(await owed(number)).toBe(-10_000)
  })
})

describe('the credit note of a subscription that ends', () => {
  it.each([
    [
      'nl',
      'Team: beëindigd, niet gebruikt vanaf 15 januari 2027',
      (invoice: string) =>
        `Dit bedrag gaat af van wat er op factuur ${invoice} openstaat. Wat u al te veel hebt betaald, betalen wij terug.`,
    ],
    [
      'en',
      'Team: ended, not used from 15 January 2027',
      (invoice: string) =>
        `This amount is deducted from what is open on invoice ${invoice}. We pay back what you have paid in excess.`,
    ],
    [
      'de',
      'Team: beendet, nicht genutzt ab 15. Januar 2027',
      (invoice: string) =>
        `Dieser Betrag wird von dem abgezogen, was auf Rechnung ${invoice} offen ist. Was Sie zu viel bezahlt haben, zahlen wir zurück.`,
    ],
  ] as const)('says from which day and what becomes of the money: %s', async (language, days, money) => {
    const { invoice, text } = await endedFrom('2027-01-15', language)

    expect(text).toContain(days)
    expect(text).toContain(money(invoice))
  })

  it('before it begins names its first day', async () => {
    const { text } = await endedFrom('2026-11-24', 'nl')

    expect(text).toContain('Team: beëindigd, niet gebruikt vanaf 1 december 2026')
  })
})

/** Ends a subscription that is invoiced for a year. @returns Its invoice, and the text of the credit note. */
async function endedFrom(day: string, language: string): Promise<{ invoice: string; text: string }> {
  const until = '2027-11-30'
  const grants = {
    kind: 'subscription',
    subscription: 7,
    interval: 'year',
    from: '2026-12-01',
    until,
    seats: 1,
  }
  const terms = { name: 'Team', language, grants }
  const { invoice } = await order({ key: 'subscription:7:2026-12-01', terms })
  const row = { number: 7, documentId: 'team', user: null }
  await strapi.db.transaction(({ trx }: { trx?: unknown }) =>
    creditUnused({ strapi, trx, row, life: { periodEnd: until } }, day),
  )
  const note = await connection()('invoices').where({ credit_of: invoice }).first('number')
  return { invoice, text: textOfPdf(await invoiceFile(connection(), note.number, customer)) }
}

it('admits credit notes to a table of an earlier version, whose invoices stay one for an order', async () => {
  await connection().schema.dropTable('invoices')
  await connection().schema.createTable('invoices', (columns: ReturnType<typeof knex>) => {
    columns.string('number', 20).primary()
    columns.integer('order_number').notNullable().unique()
    columns.string('company', 60).notNullable().index()
    columns.bigInteger('at').notNullable()
    columns.bigInteger('due_at').notNullable()
    columns.binary('file').notNullable()
    columns.string('sha256', 64).notNullable()
  })
  for (let start = 0; start < 2; start += 1) await createInvoiceTable(strapi)

  const { number } = await order()
  await credit(number, 1)
  await credit(number, 1)

  const copy = 'INSERT OR REPLACE INTO invoices SELECT * FROM invoices WHERE credit_of IS NULL'
  await expect(connection().raw(copy)).rejects.toThrow('never changed')
  const [row] = await connection()('invoices').whereNull('credit_of')
  await expect(
    connection()('invoices').insert({ ...row, file: Buffer.from(''), number: '2026-99999' }),
  ).rejects.toThrow('never changed')
})
