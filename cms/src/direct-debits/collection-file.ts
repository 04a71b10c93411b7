import { dayOf } from '../statistics/dutch-day.ts'
import { sepaText } from './sepa-text.ts'

/** Whether a mandate is collected by for the first time. */
export const sequences = ['FRST', 'RCUR'] as const

export type Sequence = (typeof sequences)[number]

/** One debit of an account. */
export interface Collection {
  /** At most 35 characters; comes back with a return. */
  endToEndId: string
  cents: number
  sequence: Sequence
  /** Reference of the mandate, when it was given in milliseconds since 1970, and by whom. */
  mandate: string
  signedAt: number
  holder: string
  /** Of the account that is debited. */
  iban: string
  /** Shown on the customer's statement. */
  text: string
}

/** A file of direct debits for the bank. */
export interface CollectionFile {
  /** Unique for ever, at most 30 characters. */
  id: string
  /** When it was made, in milliseconds since 1970. */
  at: number
  /** When accounts are debited, such as `2026-12-03`. */
  day: string
  creditor: { name: string; iban: string; creditorId: string }
  collections: readonly Collection[]
}

/** How the bank's statement names the debits of one kind of a file. */
export function paymentId(id: string, sequence: Sequence): string {
  return `${id}-${sequence}`
}

/**
 * Writes a file for SEPA Core direct debits: pain.008.001.08, as the rulebook of 2025 has it. There is no address in it, since unstructured ones are
 * refused, and none is needed within the European Economic Area. Amounts are summed in cents.
 */
export function collectionFile(file: CollectionFile): string {
  const { id, at, creditor, collections } = file
  const groups = sequences.flatMap((sequence) => {
    const some = collections.filter((collection) => collection.sequence === sequence)
    return some.length > 0 ? [group(file, sequence, some)] : []
  })
  const header = element('GrpHdr', [
    element('MsgId', id),
    element('CreDtTm', `${new Date(at).toISOString().slice(0, 19)}Z`),
    ...totals(collections),
    element('InitgPty', [element('Nm', sepaText(creditor.name, 70))]),
  ])
  const document = element('CstmrDrctDbtInitn', [header, ...groups])
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.08">\n${document}\n</Document>\n`
}

function group(
  { id, day, creditor }: CollectionFile,
  sequence: Sequence,
  collections: readonly Collection[],
): string {
  const creditorScheme = [element('Id', creditor.creditorId), element('SchmeNm', [element('Prtry', 'SEPA')])]
  return element('PmtInf', [
    element('PmtInfId', paymentId(id, sequence)),
    element('PmtMtd', 'DD'),
    element('BtchBookg', 'true'),
    ...totals(collections),
    element('PmtTpInf', [
      element('SvcLvl', [element('Cd', 'SEPA')]),
      element('LclInstrm', [element('Cd', 'CORE')]),
      element('SeqTp', sequence),
    ]),
    element('ReqdColltnDt', day),
    element('Cdtr', [element('Nm', sepaText(creditor.name, 70))]),
    element('CdtrAcct', [element('Id', [element('IBAN', creditor.iban)])]),
    element('CdtrAgt', [unknownBank]),
    element('ChrgBr', 'SLEV'),
    element('CdtrSchmeId', [element('Id', [element('PrvtId', [element('Othr', creditorScheme)])])]),
    ...collections.map(debit),
  ])
}

function debit({ endToEndId, cents, mandate, signedAt, holder, iban, text }: Collection): string {
  return element('DrctDbtTxInf', [
    element('PmtId', [element('EndToEndId', endToEndId)]),
    `<InstdAmt Ccy="EUR">${euros(cents)}</InstdAmt>`,
    element('DrctDbtTx', [
      element('MndtRltdInf', [element('MndtId', mandate), element('DtOfSgntr', dayOf(signedAt))]),
    ]),
    element('DbtrAgt', [unknownBank]),
    element('Dbtr', [element('Nm', sepaText(holder, 70))]),
    element('DbtrAcct', [element('Id', [element('IBAN', iban)])]),
    element('RmtInf', [element('Ustrd', sepaText(text, 140))]),
  ])
}

/** Banks find each other by account numbers. */
const unknownBank = element('FinInstnId', [element('Othr', [element('Id', 'NOTPROVIDED')])])

function totals(collections: readonly Collection[]): string[] {
  const sum = collections.reduce((cents, collection) => cents + collection.cents, 0)
  return [element('NbOfTxs', String(collections.length)), element('CtrlSum', euros(sum))]
}

function euros(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

function element(name: string, content: string | string[]): string {
  const inside = typeof content === 'string' ? escaped(content) : content.join('')
  return `<${name}>${inside}</${name}>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
