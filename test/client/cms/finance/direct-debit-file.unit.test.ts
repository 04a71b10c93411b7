import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { collectionFile } from '../../../../cms/src/direct-debits/collection-file.ts'
import { sepaText } from '../../../../cms/src/direct-debits/sepa-text.ts'
import { collectionDays, isTargetDay } from '../../../../cms/src/direct-debits/target-days.ts'

const schema = join(import.meta.dirname, 'schemas/pain.008.001.08.xsd')

function debit(changes: object = {}) {
  return {
    endToEndId: '2026-00017-1',
    cents: 96_195,
    sequence: 'FRST' as const,
    mandate: 'SCHAKEL-000017',
    signedAt: Date.parse('2026-11-30T23:30:00Z'),
    holder: 'Polderpallet B.V.',
    iban: 'NL02ABNA0123456789',
    text: 'Factuur 2026-00017',
    ...changes,
  }
}

function fileOf(collections: ReturnType<typeof debit>[]): string {
  return collectionFile({
    id: 'SCHAKEL-B000001',
    at: Date.parse('2026-12-01T10:00:00Z'),
    day: '2026-12-16',
    creditor: { name: 'Schakelwerk & Zn.', iban: 'NL13TEST0123456789', creditorId: 'NL16ZZZ300384870000' },
    collections,
  })
}

/** What a file says at an element, each time that it has it. */
function valuesOf(file: string, name: string): string[] {
  return [...file.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]+)<`, 'g'))].map(([, value = '']) => value)
}

describe('a file of direct debits', () => {
  it('is valid pain.008.001.08, with the worst that customers type', async () => {
    const file = fileOf([
      debit(),
      debit({ endToEndId: 'x'.repeat(35), holder: '  Łukasz "Ø" <Żółć> & Söhne//_😀 '.repeat(9) }),
      debit({ sequence: 'RCUR', cents: 1, holder: 'Ελλάδα', text: 'é'.repeat(300) }),
      debit({ sequence: 'RCUR', cents: 99_999_999 }),
    ])

    const { errors } = await validateXML({
      xml: { fileName: 'file.xml', contents: file },
      schema: { fileName: 'pain.008.001.08.xsd', contents: await readFile(schema, 'utf8') },
    })

    expect(errors.map(({ message }) => message)).toEqual([])
  })

  it('follows what banks ask beyond the schema', () => {
    const file = fileOf([
      debit({ cents: 10 }),
      debit({ cents: 20, sequence: 'RCUR', holder: `${'Müller '.repeat(20)}` }),
      debit({ cents: 29_999_970, sequence: 'RCUR' }),
    ])

    // Unstructured addresses are refused since 15 November 2026.
    expect(file).not.toMatch(/AdrLine|PstlAdr/)
    // In cents: as fractions these would not sum up.
    expect(valuesOf(file, 'CtrlSum')).toEqual(['300000.00', '0.10', '299999.90'])
    expect(valuesOf(file, 'NbOfTxs')).toEqual(['3', '1', '2'])
    expect(valuesOf(file, 'PmtInfId')).toEqual(['SCHAKEL-B000001-FRST', 'SCHAKEL-B000001-RCUR'])
    expect(valuesOf(file, 'SeqTp')).toEqual(['FRST', 'RCUR'])
    // The day on which it was given in the Netherlands.
    expect(valuesOf(file, 'DtOfSgntr')).toContain('2026-12-01')
    for (const name of valuesOf(file, 'Nm')) {
      expect(name.length).toBeLessThanOrEqual(70)
      expect(name).toMatch(/^[A-Za-z0-9+?/\-:().,' ]+$/)
    }
  })
})

it.each([
  ['Überweisung für Café Ærø', 'Uberweisung fur Cafe AEro'],
  ['A & B_c “d”', "A + B-c 'd'"],
  ['//a///b/', 'a/b'],
  ['한국', 'NOTPROVIDED'],
])('%j becomes %j for banks', (text, written) => {
  expect(sepaText(text, 70)).toBe(written)
})

describe('a day of collection', () => {
  it.each(['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2027-03-26', '2027-12-24'])(
    'is a day on which banks settle: %s',
    (day) => {
      expect(isTargetDay(day)).toBe(day === '2027-12-24')
    },
  )

  it('leaves the bank time, and is no further ahead than banks keep files', () => {
    // A Wednesday before Christmas, which falls on a Friday.
    expect(collectionDays('2026-12-23').slice(0, 2)).toEqual(['2026-12-28', '2026-12-29'])
    expect(collectionDays('2026-12-01').at(-1)).toBe('2026-12-15')
  })
})
