import { describe, expect, it } from 'vitest'
import { compiledBackend } from '../compiled.ts'
import { entry, statement } from './statement.ts'

const cms = await compiledBackend()
const { linesOf } = cms('./src/bank-statements/statement-file.js')
const { invoiceNumbersIn } = cms('./src/bank-statements/invoice-numbers.js')

const own = 'NL13TEST0123456789'

describe('a statement', () => {
  it('tells who paid what, with which words', () => {
    const [line] = linesOf(
      statement([entry({ amount: '961.95', text: 'Factuur 2026-00017', name: 'Havik' })]),
    )

    expect(line).toMatchObject({
      iban: own,
      day: '2026-12-03',
      cents: 96_195,
      name: 'Havik',
      text: 'Factuur 2026-00017',
    })
  })

  it('is read the same where a version writes it otherwise', () => {
    const paid = entry({ amount: '961.95', text: 'A', name: 'Havik' })
    const older = statement([paid])
      .replaceAll('camt.053.001.08', 'camt.053.001.02')
      .replaceAll('<Sts><Cd>BOOK</Cd></Sts>', '<Sts>BOOK</Sts>')
      .replaceAll('<Pty><Nm>Havik</Nm></Pty>', '<Nm>Havik</Nm>')

    expect(linesOf(older)).toEqual(linesOf(statement([paid])))
  })

  it('splits an entry of several payments, if it tells them in full', () => {
    const parts = [
      { amount: '2.50', endToEndId: '2026-00001-1' },
      { amount: '7.50', endToEndId: '2026-00002-1' },
    ]
    const [one, other] = linesOf(statement([entry({ amount: '10.00', parts })]))
    expect([one, other].map(({ cents, endToEndId }) => [cents, endToEndId])).toEqual([
      [250, '2026-00001-1'],
      [750, '2026-00002-1'],
    ])
    expect(one.key).not.toBe(other.key)

    const short = linesOf(statement([entry({ amount: '12.00', parts, paymentId: 'SCHAKEL-B000001-FRST' })]))
    expect(short).toMatchObject([{ cents: 1200, endToEndId: null, paymentId: 'SCHAKEL-B000001-FRST' }])
  })

  it('tells why a direct debit went back', () => {
    const back = entry({ amount: '961.95', isDebit: true, endToEndId: '2026-00017-1', reason: 'MD06' })

    expect(linesOf(statement([back]))).toMatchObject([
      { cents: -96_195, endToEndId: '2026-00017-1', returnReason: 'MD06' },
    ])
  })

  it('leaves out what is not booked yet', () => {
    expect(linesOf(statement([entry({ amount: '1.00' })]).replace('BOOK', 'PDNG'))).toEqual([])
  })

  it.each([
    ['a document type', (file: string) => file.replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>')],
    ['another message', (file: string) => file.replaceAll('camt.053', 'camt.054')],
    ['other money', (file: string) => file.replaceAll('"EUR"', '"USD"')],
    ['parts of cents', (file: string) => file.replaceAll('1.00', '1.005')],
    ['an entity of its own', (file: string) => file.replace('Havik', '&x;')],
    ['half of it', (file: string) => file.slice(0, -20)],
    ['a thousand levels', (file: string) => file.replace('<Stmt>', '<a>'.repeat(1000))],
  ])('with %s is refused', (_, change) => {
    expect(() => linesOf(change(statement([entry({ amount: '1.00', name: 'Havik' })])))).toThrow()
  })
})

it.each([
  ['Factuur 2026-00017', ['2026-00017']],
  ['2026 00017 en 202600018, 2026-00017', ['2026-00017', '2026-00018']],
  ['factuurnr.2026.00017', ['2026-00017']],
  ['NL91ABNA0417202600017', []],
  ['2026000171', []],
])('%j names the invoices %j', (text, numbers) => {
  expect(invoiceNumbersIn(text)).toEqual(numbers)
})
