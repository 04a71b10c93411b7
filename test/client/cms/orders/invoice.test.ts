import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { compiledBackend } from '../compiled.ts'
import { memoryDatabase } from './memory-database.ts'

const cms = await compiledBackend()
const { createInvoiceTable } = cms('./src/invoices/tables.js')
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

it('is sold by nobody while something that an invoice must name is missing', () => {
  expect(sellerIn({ SELLER_NAME: 'Schakelwerk' })).toBeNull()
})
