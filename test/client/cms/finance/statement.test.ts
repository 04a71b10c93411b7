import { beforeEach, describe, expect, it, vi } from 'vitest'
import { books } from './books.ts'
import { entry, statement } from './statement.ts'

const { strapi, connection, order, owed, cms } = books()
const { assignLine, openLines } = cms('./src/bank-statements/assign-line.js')
const { importStatement } = cms('./src/bank-statements/import-statement.js')
const { makeBatch } = cms('./src/direct-debits/make-batch.js')
const { setCollectableProofs } = cms('./src/mandates/collectable-proofs.js')

const iban = 'NL02ABNA0123456789'
const account = 'panel:1'
const whole = '961.95'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T10:00:00Z') })
  return () => vi.useRealTimers()
})

function read(...entries: string[]): Promise<{ known: number; booked: number; open: number }> {
  return importStatement(strapi, { file: statement(entries), account })
}

const kindsOf = async (number: number) =>
  (
    await connection()('ledger_entries')
      .where({ order_number: number })
      .whereNot('kind', 'grant')
      .orderBy('id')
  ).map(({ kind }: { kind: string }) => kind)

/** Two orders in a batch. @returns Their numbers, their end-to-end ids, and how the bank names their sum. */
async function collected() {
  await setCollectableProofs(strapi, ['form'])
  const orders = [await order({ iban }), await order({ iban: 'BE68539007547034' })]
  vi.setSystemTime(Date.parse('2026-12-10T10:00:00Z'))
  const batch = await makeBatch(strapi, { day: '2026-12-15', account })
  return {
    numbers: orders.map(({ number }) => number),
    ids: orders.map(({ invoice }) => `${invoice}-${batch}`),
    together: `SCHAKEL-B00000${batch}-FRST`,
  }
}

describe('a statement', () => {
  it('pays the invoice that a transfer names, once however often it is read in', async () => {
    const { number, invoice } = await order()
    const part = entry({ amount: '900.00', text: `Fact. ${invoice.replace('-', ' ')}` })
    const rest = entry({ amount: '61.95', endToEndId: invoice })

    expect(await read(part)).toEqual({ known: 0, booked: 1, open: 0 })
    expect(await read(part, rest)).toEqual({ known: 1, booked: 1, open: 0 })

    expect(await owed(number)).toBe(0)
    expect(await kindsOf(number)).toEqual(['sale', 'payment', 'payment'])
  })

  it('pays several invoices if it is what they sum up to', async () => {
    const [one, other] = [await order(), await order()]

    await read(entry({ amount: '1923.90', text: `${one.invoice} en ${other.invoice}` }))

    expect([await owed(one.number), await owed(other.number)]).toEqual([0, 0])
  })

  it('books each order of a batch, and owes again what comes back, with the reason', async () => {
    const { numbers, ids, together } = await collected()
    const [first = 0, second = 0] = numbers
    const back = entry({ amount: whole, isDebit: true, endToEndId: ids[0] ?? '', reason: 'MD06' })

    // In any order, as banks write them.
    expect(await read(back, entry({ amount: '1923.90', paymentId: together }))).toMatchObject({ booked: 2 })

    expect([await owed(first), await owed(second)]).toEqual([96_195, 0])
    expect(await kindsOf(first)).toEqual(['sale', 'payment', 'return'])
    const [entryOfReturn] = await connection()('ledger_entries').where({ kind: 'return' })
    expect(entryOfReturn.note).toContain('MD06: de klant heeft het teruggeboekt')
    // It is not collected again.
    await expect(makeBatch(strapi, { day: '2026-12-16', account })).rejects.toThrow('No order')
  })

  it('books collections that are told one by one, and leaves money that came twice to finance', async () => {
    const { numbers, ids, together } = await collected()
    const parts = ids.map((endToEndId) => ({ amount: whole, endToEndId }))

    await read(entry({ amount: '1923.90', parts }))
    await read(entry({ amount: '1923.90', paymentId: together }))

    expect(await Promise.all(numbers.map(owed))).toEqual([0, 0])
    expect(await openLines(connection())).toMatchObject([{ left: 192_390 }])
    expect(await kindsOf(numbers[0] ?? 0)).toEqual(['sale', 'payment'])
  })

  it('books the rest of a batch where an order was paid in another way', async () => {
    const { numbers, ids, together } = await collected()
    await read(entry({ amount: whole, text: ids[0]?.slice(0, 10) ?? '' }))

    expect(await read(entry({ amount: '1923.90', paymentId: together }))).toMatchObject({ open: 1 })

    expect(await Promise.all(numbers.map(owed))).toEqual([0, 0])
    expect(await openLines(connection())).toMatchObject([{ cents: 192_390, left: 96_195 }])
  })

  it('of another account, or that is no statement, books nothing', async () => {
    const { invoice } = await order()
    const file = statement([entry({ amount: whole, text: invoice })], 'NL02ABNA0123456789')

    await expect(importStatement(strapi, { file, account })).rejects.toMatchObject({
      details: { code: 'statement-account' },
    })
    await expect(importStatement(strapi, { file: '<x/>', account })).rejects.toMatchObject({
      details: { code: 'statement-unreadable' },
    })
    expect(await connection()('statement_lines')).toEqual([])
  })
})

describe('a line that matches nothing', () => {
  it.each([
    ['names no invoice', () => 'huur', whole],
    ['pays more than is owed', (invoice: string) => invoice, '1000.00'],
    ['names an invoice that is not there', () => '2026-99999', whole],
  ])('since it %s waits for finance', async (_, textOf, amount) => {
    const { number, invoice } = await order()

    expect(await read(entry({ amount, text: textOf(invoice) }))).toMatchObject({ open: 1 })

    expect(await owed(number)).toBe(96_195)
    expect(await openLines(connection())).toHaveLength(1)
  })

  it('is assigned in parts, and by no more than it is', async () => {
    const { number } = await order()
    await read(entry({ amount: '1000.00', text: 'facturen' }))
    const [{ key: line } = { key: '' }] = await openLines(connection())
    const assign = (kind: string, cents: number | null) =>
      assignLine(strapi, { line, kind, order: number, cents, account, key: crypto.randomUUID() })

    await expect(assign('payment', 100_001)).rejects.toThrow('amount')
    await expect(assign('return', 1)).rejects.toThrow('amount')
    const part = { line, kind: 'payment', order: number, cents: 1, account, key: 'pressed-twice-0001' }
    await assignLine(strapi, part)
    await assignLine(strapi, part)
    await assign('payment', 96_194)
    expect(await openLines(connection())).toMatchObject([{ left: 3805 }])
    await assignLine(strapi, { line, kind: 'set-aside', order: null, cents: null, account, key: 'k' })

    expect(await openLines(connection())).toEqual([])
    expect(await owed(number)).toBe(0)
    await expect(assign('payment', 1)).rejects.toThrow()
  })

  it('is a debit only if it concerns an order: rent and wages are not stored', async () => {
    const { number, invoice } = await order()
    await read(entry({ amount: whole, text: invoice }))
    const debits = [
      entry({ amount: '2500.00', isDebit: true, text: 'Salaris december', name: 'Noor' }),
      entry({ amount: '10.00', isDebit: true, text: `Terug: ${invoice}` }),
    ]

    expect(await read(...debits)).toEqual({ known: 0, booked: 0, open: 1 })

    const [{ key: line, left } = { key: '', left: 0 }] = await openLines(connection())
    expect(left).toBe(-1000)
    await assignLine(strapi, { line, kind: 'refund', order: number, cents: null, account, key: 'k' })
    expect(await owed(number)).toBe(1000)
    expect(JSON.stringify(await connection()('statement_lines'))).not.toContain('Noor')
  })
})
