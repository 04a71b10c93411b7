import { createHash } from 'node:crypto'
import { elementsAt, textAt, type XmlElement, xmlTree } from './xml-tree.ts'

/** A line of a bank statement: one payment, whether it stands alone or within an entry of several. */
export interface StatementLine {
  /** The same in every file that has it. */
  key: string
  /** Account that it is about. */
  iban: string
  /** Such as `2026-12-03`. */
  day: string
  /** Negative where money left the account. */
  cents: number
  /** As it was sent in a direct debit. */
  endToEndId: string | null
  /** Of the direct debits that an entry sums; see `paymentId`. */
  paymentId: string | null
  /** Why money of a direct debit went back, such as `MD06`. */
  returnReason: string | null
  /** Name of who paid, or was paid. */
  name: string
  /** What they wrote with it. */
  text: string
}

/** Longer texts are cut where they are shown and stored. */
const longestText = 300

/** Statements of the kind that Dutch banks offer; their versions differ in what isn't read here. */
const namespaces = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(?:0[2-9]|1\d)$/

/**
 * Reads a bank statement: camt.053, of any version. What isn't booked yet is left out.
 * @throws Error If it is something else, or has amounts that aren't in euro.
 */
export function linesOf(file: string): StatementLine[] {
  const document = xmlTree(file)
  if (!namespaces.test(document.namespace)) throw new Error('The file is no camt.053 statement')
  return elementsAt(document, 'BkToCstmrStmt/Stmt').flatMap((statement) => {
    const iban = needed(textAt(statement, 'Acct/Id/IBAN'), 'account number')
    const id = needed(textAt(statement, 'Id'), 'number of the statement')
    return elementsAt(statement, 'Ntry')
      .map((entry, index) => ({ entry, reference: referenceOf(entry, `${id}:${index}`) }))
      .filter(({ entry }) => isBooked(entry))
      .flatMap(({ entry, reference }) => linesOfEntry(entry, { iban, reference }))
  })
}

/** @param place In its file, for banks that number nothing. */
function referenceOf(entry: XmlElement, place: string): string {
  return textAt(entry, 'AcctSvcrRef') ?? `${place}:${textAt(entry, 'NtryRef') ?? ''}`
}

/** Older versions write the status as text, newer ones as a code. */
function isBooked(entry: XmlElement): boolean {
  return (textAt(entry, 'Sts/Cd') ?? textAt(entry, 'Sts')) === 'BOOK'
}

function linesOfEntry(
  entry: XmlElement,
  { iban, reference }: { iban: string; reference: string },
): StatementLine[] {
  const total = centsIn(elementsAt(entry, 'Amt')[0])
  const isCredit = textAt(entry, 'CdtDbtInd') === 'CRDT'
  const day = needed(
    textAt(entry, 'BookgDt/Dt') ?? textAt(entry, 'BookgDt/DtTm')?.slice(0, 10) ?? textAt(entry, 'ValDt/Dt'),
    'day',
  )
  const paymentId = textAt(entry, 'NtryDtls/Btch/PmtInfId')
  const about = { iban, day, paymentId }
  const parts = elementsAt(entry, 'NtryDtls/TxDtls')
  const amounts = parts.map((part) => (parts.length === 1 ? total : partCents(part)))
  // Where the parts aren't told in full, the entry is one line.
  const isSplit = parts.length > 0 && amounts.reduce((sum, cents) => sum + cents, 0) === total
  if (!isSplit)
    return [lineOf(entry, { ...about, key: keyOf(iban, reference), cents: signed(total, isCredit) })]
  return parts.map((part, index) => {
    const cents = signed(amounts[index] ?? 0, isCredit)
    const key = parts.length === 1 ? keyOf(iban, reference) : keyOf(iban, reference, index)
    const line = lineOf(part, { ...about, key, cents })
    return { ...line, paymentId: textAt(part, 'Refs/PmtInfId') ?? paymentId }
  })
}

/** @param element An entry, or one payment of it. */
function lineOf(
  element: XmlElement,
  about: Pick<StatementLine, 'key' | 'iban' | 'day' | 'cents' | 'paymentId'>,
): StatementLine {
  const other = about.cents > 0 ? 'Dbtr' : 'Cdtr'
  // Of a debit that goes back, the other is the debtor all the same.
  const name = [other, 'Dbtr', 'Cdtr']
    .flatMap((role) => [`RltdPties/${role}/Nm`, `RltdPties/${role}/Pty/Nm`])
    .map((path) => textAt(element, path))
    .find((found) => found !== null)
  const texts = ['RmtInf/Ustrd', 'RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Strd/AddtlRmtInf', 'AddtlTxInf']
    .flatMap((path) => elementsAt(element, path))
    .map(({ text }) => text.trim())
  return {
    ...about,
    endToEndId: textAt(element, 'Refs/EndToEndId'),
    returnReason: textAt(element, 'RtrInf/Rsn/Cd') ?? textAt(element, 'RtrInf/Rsn/Prtry'),
    name: (name ?? '').slice(0, longestText),
    text: (texts.join(' ') || textAt(element, 'AddtlNtryInf') || '').slice(0, longestText),
  }
}

/** Older versions tell the amount of a part elsewhere. */
function partCents(part: XmlElement): number {
  const amount = elementsAt(part, 'Amt')[0] ?? elementsAt(part, 'AmtDtls/TxAmt/Amt')[0]
  return amount ? centsIn(amount) : 0
}

/** Amounts have at most five decimals; euros have two. */
function centsIn(amount: XmlElement | undefined): number {
  const [, euros = '', decimals = ''] = /^(\d{1,13})(?:\.(\d{1,5}))?$/.exec(amount?.text.trim() ?? '') ?? []
  if (!euros || amount?.attributes.Ccy !== 'EUR' || !/^\d{0,2}0*$/.test(decimals))
    throw new Error('The file has an amount that is not in euro')
  return Number(euros) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
}

function signed(cents: number, isCredit: boolean): number {
  return isCredit ? cents : -cents
}

function keyOf(iban: string, reference: string, index?: number): string {
  return createHash('sha256')
    .update(JSON.stringify([iban, reference, index]))
    .digest('hex')
}

function needed(text: string | null, what: string): string {
  if (text === null) throw new Error(`The file has no ${what}`)
  return text
}
