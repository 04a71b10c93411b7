import { writtenDay } from '../mail/written.ts'
import { expiryOf } from '../orders/grant-credits.ts'
import { dateOf, drawFacts, drawHead, drawLine, drawTotals, groupedIban } from './draw-parts.ts'
import type { Invoice } from './invoice.ts'
import type { InvoicePage } from './invoice-page.ts'
import { invoiceTexts } from './invoice-texts.ts'

/** Draws all of an invoice on a page. */
export function drawInvoice(page: InvoicePage, invoice: Invoice): void {
  const { number, at, order, seller, billing } = invoice
  const { terms, reference } = order
  const { language } = terms
  const texts = invoiceTexts[language]
  const head = drawHead(page, { seller, billing, language }, texts.title)
  const date = dateOf(at, language)
  const facts = [
    [texts.number, number],
    [texts.date, date],
    [texts.supplied, suppliedOn(invoice)],
    [texts.order, String(order.number)],
    [texts.reference, reference],
  ] as const
  const description = `${terms.name}: ${suppliedBy(invoice)}`
  const line = drawLine(page, { ...terms, description }, drawFacts(page, facts, head) + 24)
  const totals = drawTotals(page, { ...terms, total: texts.total }, line + 16)
  page.text('P', paymentOf(invoice), { y: totals + 32, width: page.width })
}

/** When it is supplied: a period or an event may lie after the day of the invoice. */
function suppliedOn({ at, order }: Invoice): string {
  const { grants, language } = order.terms
  if (grants.kind === 'subscription')
    return `${writtenDay(grants.from, language)} – ${writtenDay(grants.until, language)}`
  return dateOf(grants.kind === 'tickets' ? Date.parse(grants.startsAt) : at, language)
}

/** What the order gives, and for how long. */
function suppliedBy({ at, order }: Invoice): string {
  const { grants, language } = order.terms
  const texts = invoiceTexts[language]
  if (grants.kind === 'subscription') {
    const period = texts.period(writtenDay(grants.from, language), writtenDay(grants.until, language))
    return grants.seats > 1 ? `${texts.seats(grants.seats)}, ${period}` : period
  }
  if (grants.kind === 'tickets')
    return texts.tickets(grants.people, grants.offer, dateOf(Date.parse(grants.startsAt), language))
  if (grants.kind === 'issue') return texts.issue(grants.number, grants.isOnPaper)
  return texts.credits(grants.credits, grants.days, dateOf(expiryOf(at, grants), language))
}

function paymentOf(invoice: Invoice): string {
  const { number, seller, debit, dueAt, isOnline, order } = invoice
  const { language } = order.terms
  const texts = invoiceTexts[language]
  const day = dateOf(dueAt, language)
  if (debit) return texts.byDebit({ ...debit, from: day })
  const transfer = { iban: groupedIban(seller.iban), name: seller.name, number, until: day }
  return isOnline ? texts.online(transfer) : texts.byTransfer(transfer)
}
