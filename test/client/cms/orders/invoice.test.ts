import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { compiledBackend } from '../compiled.ts'
import { memoryDatabase } from '../memory-database.ts'

const cms = await compiledBackend()
const { createInvoiceTable } = cms('./src/invoices/tables.js')
const { drawInvoice } = cms('./src/invoices/draw-invoice.js')
const { issueInvoice } = cms('./src/invoices/issue-invoice.js')
const { invoiceFile } = cms('./src/invoices/invoice-file.js')
const { sellerIn } = cms('./src/seller/seller.js')

const connection = memoryDatabase(createInvoiceTable)

/** New Year's Eve in Amsterdam, ten minutes before the year ends there. */
const at = Date.parse('2026-12-31T22:50:00Z')

function draftOf(order: number, changes: object = {}): object {
  const terms = {
    name: 'Vacaturebundel 5',
    language: 'nl',
    netCents: 79_500,
    vatCents: 16_695,
    totalCents: 96_195,
  }
  return {
    at,
    order: {
      number: order,
      reference: 'Łódź/ș 7',
      terms: {
        ...{ ...terms, vatPercent: 21, isReverseCharged: false },
        grants: { kind: 'credits', credits: 5, days: 60, validMonths: 12 },
      },
    },
    billing: {
      name: 'Havik Logistiek B.V.',
      attention: null,
      street: 'Valkenierslaan 200',
      postcode: '5928LX',
      city: 'Venlo',
      country: 'NL',
      email: 'administratie@havik-logistiek.example',
      vatId: null,
    },
    seller: {
      name: 'Schakelwerk',
      street: 'Gracht 1',
      postcode: '3511 XB',
      city: 'Utrecht',
      email: 'administratie@schakelwerk.example',
      iban: 'NL13TEST0123456789',
    },
    dueAt: at,
    debit: null,
    ...changes,
  }
}

async function issued(order: number, changes?: object): Promise<string> {
  return connection().transaction(async (trx: unknown) => {
    const { number } = await issueInvoice(trx, 'havik', draftOf(order, changes))
    return number
  })
}

describe('an invoice', () => {
  it('has the next number of its Dutch year, without a gap where a transaction fails', async () => {
    const failing = connection().transaction(async (trx: unknown) => {
      await issueInvoice(trx, 'havik', draftOf(2))
      throw new Error('the mail cannot be queued')
    })
    await expect(failing).rejects.toThrow('the mail')
    // It cannot be drawn either.
    await expect(issued(3, { billing: null })).rejects.toThrow()

    expect([await issued(4), await issued(5), await issued(6, { at: at + 3_600_000 })]).toEqual([
      '2026-00001',
      '2026-00002',
      '2027-00001',
    ])
  })

  it('is a PDF that is stored once and opens for its company alone', async () => {
    const number = await issued(1)

    const file: Buffer = await invoiceFile(connection(), number, 'havik')
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    const [row] = await connection()('invoices')
    expect(row.sha256).toBe(createHash('sha256').update(file).digest('hex'))
    expect(await invoiceFile(connection(), number, 'polderpallet')).toBeUndefined()
    await expect(connection()('invoices').update({ file: Buffer.from('') })).rejects.toThrow('never changed')
    await expect(issued(1)).rejects.toThrow()
  })
})

interface Drawn {
  text: string
  y: number
}

/** The texts of a drawn invoice, on a page whose long texts take two lines. */
function drawnFrom(invoice: object): Drawn[] {
  const drawn: Drawn[] = []
  const text = (_kind: string, text: string, { y }: { y: number }) => drawn.push({ text, y })
  const table = (rows: Drawn[][]) => drawn.push(...rows.flat())
  const heightOf = (text: string) => (text.length > 50 ? 24 : 12)
  drawInvoice({ left: 56, width: 483, text, table, rule: () => undefined, heightOf }, invoice)
  return drawn
}

it('says for when and for how many readers a subscription is, as the English write dates', () => {
  const at = Date.parse('2026-11-24T10:00:00Z')
  const until = '2027-11-30'
  const grants = {
    kind: 'subscription',
    subscription: 7,
    interval: 'year',
    from: '2026-12-01',
    until,
    seats: 5,
  }
  const terms = { name: 'Team', language: 'en', netCents: 100, vatCents: 0, totalCents: 100, vatPercent: 0 }
  const order = { number: 8, reference: 'R'.repeat(60), terms: { ...terms, isReverseCharged: true, grants } }

  const drawn = drawnFrom({ ...draftOf(8, { at, order }), number: '2026-00008' })
  const texts = drawn.map(({ text }) => text)

  expect(texts).toContain('24 November 2026')
  expect(texts).toContain('1 December 2026 – 30 November 2027')
  expect(texts).toContain('Team: for 5 readers, from 1 December 2026 to 30 November 2027 inclusive')
  expect(texts).toContain('Reverse charge')
  const placeOf = (text: string) => drawn.find((one) => one.text === text)?.y ?? 0
  expect(placeOf('Description') - placeOf('Your reference')).toBeGreaterThan(24 + 15)
})

it('is sold by nobody while something that an invoice must name is missing', () => {
  expect(sellerIn({ SELLER_NAME: 'Schakelwerk' })).toBeNull()
})
