import type { CreditNote } from './credit-note.ts'
import { dateOf, drawFacts, drawHead, drawLine, drawTotals } from './draw-parts.ts'
import type { InvoicePage } from './invoice-page.ts'
import { invoiceTexts } from './invoice-texts.ts'

/** Draws all of a credit note on a page. Its amounts are what the customer owes less, so they are below zero. */
export function drawCreditNote(page: InvoicePage, note: CreditNote): void {
  const { number, at, invoice, order, reason, amounts, seller, billing } = note
  const { name, language } = order.terms
  const texts = invoiceTexts[language]
  const head = drawHead(page, { seller, billing, language }, texts.creditNote.title)
  const facts = [
    [texts.creditNote.number, number],
    [texts.creditNote.date, dateOf(at, language)],
    [texts.creditNote.invoice, invoice.number],
    [texts.date, dateOf(invoice.at, language)],
    [texts.order, String(order.number)],
    [texts.reference, order.reference],
  ] as const
  const line = drawLine(
    page,
    { ...amounts, description: `${name}: ${reason}`, language },
    drawFacts(page, facts, head) + 24,
  )
  const totals = drawTotals(page, { ...amounts, total: texts.creditNote.total, language }, line + 16)
  page.text('P', texts.creditNote.settled(invoice.number), { y: totals + 32, width: page.width })
}
