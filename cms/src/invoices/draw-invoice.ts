import type { Language } from '../mail/site-link.ts'
import { expiryOf } from '../orders/grant-credits.ts'
import { dayOf } from '../statistics/dutch-day.ts'
import type { Invoice } from './invoice.ts'
import type { Cell, InvoicePage } from './invoice-page.ts'
import { invoiceTexts } from './invoice-texts.ts'

/** Where things stand on the page, in points: below the customer's address, what follows moves down with it. */
const places = { seller: 56, customer: 168, title: 300, middle: 320 }
const lineHeight = 15
const totalHeight = 18
const blockWidth = 220

/** Draws all of an invoice on a page. */
export function drawInvoice(page: InvoicePage, invoice: Invoice): void {
  drawSeller(page, invoice)
  const y = Math.max(places.title, drawCustomer(page, invoice) + 28)
  page.text('H1', invoiceTexts[languageIn(invoice)].title, { y, size: 24, strong: true })
  const facts = drawFacts(page, invoice, y + 40)
  const lines = drawLines(page, invoice, facts + 24)
  const totals = drawTotals(page, invoice, lines + 16)
  page.text('P', paymentOf(invoice), { y: totals + 32, width: page.width })
}

function drawSeller(page: InvoicePage, invoice: Invoice): void {
  const { name, street, postcode, city, email, kvk, vatId } = invoice.seller
  const language = languageIn(invoice)
  const texts = invoiceTexts[language]
  page.text('P', name, { y: places.seller, size: 14, strong: true, width: 240 })
  const lines = [
    street,
    `${postcode} ${city}`,
    countryName('NL', language),
    email,
    `${texts.kvk} ${kvk}`,
    `${texts.vatId} ${vatId}`,
  ]
  drawBlock(page, lines, { x: places.middle, y: places.seller })
}

/** @returns Where it ends. */
function drawCustomer(page: InvoicePage, invoice: Invoice): number {
  const { name, attention, street, postcode, city, country, vatId } = invoice.billing
  const texts = invoiceTexts[languageIn(invoice)]
  page.text('P', texts.customer, { y: places.customer, size: 9, soft: true })
  const lines = [
    name,
    attention,
    street,
    `${country === 'NL' ? `${postcode.slice(0, 4)} ${postcode.slice(4)}` : postcode} ${city}`,
    countryName(country, languageIn(invoice)),
    vatId && `${texts.customerVatId} ${vatId}`,
  ]
  const shown = lines.filter((line) => line !== null)
  return drawBlock(page, shown, { x: page.left, y: places.customer + lineHeight })
}

/** @returns Where it ends. */
function drawFacts(page: InvoicePage, invoice: Invoice, top: number): number {
  const { number, at, order } = invoice
  const texts = invoiceTexts[languageIn(invoice)]
  const date = dateOf(at, languageIn(invoice))
  const facts = [
    [texts.number, number],
    [texts.date, date],
    [texts.supplied, date],
    [texts.order, String(order.number)],
    [texts.reference, order.reference],
  ]
  const shown = facts.filter((fact): fact is [string, string] => fact[1] !== null)
  page.table(
    shown.map(([label, value], index): Cell[] => {
      const y = top + index * lineHeight
      return [
        { kind: 'TH', text: label, x: page.left, y, width: 130, soft: true },
        { kind: 'TD', text: value, x: page.left + 130, y, width: 300 },
      ]
    }),
  )
  return top + shown.length * lineHeight
}

/** What the order gives, and for how long. */
function suppliedBy({ at, order }: Invoice): string {
  const { grants, language } = order.terms
  const texts = invoiceTexts[language]
  if (grants.kind === 'subscription')
    return texts.period(dateOfDay(grants.from, language), dateOfDay(grants.until, language))
  return texts.credits(grants.credits, grants.days, dateOf(expiryOf(at, grants), language))
}

/** The lines of the order. @returns Where they end. */
function drawLines(page: InvoicePage, invoice: Invoice, y: number): number {
  const { terms } = invoice.order
  const language = languageIn(invoice)
  const texts = invoiceTexts[language]
  const amount = { x: page.left + page.width - 110, width: 110, align: 'right' as const }
  const first = y + lineHeight + 10
  const description = `${terms.name}: ${suppliedBy(invoice)}`
  page.table([
    [
      { kind: 'TH', text: texts.description, x: page.left, y, width: 300, soft: true },
      { kind: 'TH', text: texts.price, y, soft: true, ...amount },
    ],
    [
      { kind: 'TD', text: description, x: page.left, y: first, width: 380 },
      { kind: 'TD', text: money(terms.netCents, language), y: first, ...amount },
    ],
  ])
  const end = first + page.heightOf(description, 380) + 8
  page.rule(y + lineHeight + 2)
  page.rule(end)
  return end
}

/** @returns Where they end. */
function drawTotals(page: InvoicePage, invoice: Invoice, y: number): number {
  const { netCents, vatCents, vatPercent, totalCents, isReverseCharged } = invoice.order.terms
  const language = languageIn(invoice)
  const texts = invoiceTexts[language]
  const percent = new Intl.NumberFormat(language).format(vatPercent)
  const totals = [
    { label: texts.net, cents: netCents, strong: false },
    { label: isReverseCharged ? texts.reverseCharged : texts.vat(percent), cents: vatCents, strong: false },
    { label: texts.total, cents: totalCents, strong: true },
  ]
  const x = page.left + page.width - 410
  page.table(
    totals.map(({ label, cents, strong }, index): Cell[] => {
      const top = y + index * totalHeight
      const value = { text: money(cents, language), x: x + 300, y: top, width: 110, strong }
      return [
        { kind: 'TH', text: label, x, y: top, width: 300, strong },
        { kind: 'TD', align: 'right', ...value },
      ]
    }),
  )
  return y + totals.length * totalHeight
}

function paymentOf(invoice: Invoice): string {
  const { number, seller, debit, dueAt } = invoice
  const language = languageIn(invoice)
  const texts = invoiceTexts[language]
  const day = dateOf(dueAt, language)
  return debit
    ? texts.byDebit({ ...debit, from: day })
    : texts.byTransfer({ iban: grouped(seller.iban), name: seller.name, number, until: day })
}

/** Lines below each other, each as high as it needs. @returns Where they end. */
function drawBlock(page: InvoicePage, lines: string[], { x, y }: { x: number; y: number }): number {
  let end = y
  for (const line of lines) {
    page.text('P', line, { x, y: end, width: blockWidth })
    end += Math.max(lineHeight, page.heightOf(line, blockWidth) + 3)
  }
  return end
}

function languageIn({ order }: Invoice): Language {
  return order.terms.language
}

function money(cents: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(cents / 100)
}

function dateOf(at: number, language: Language): string {
  return dateOfDay(dayOf(at), language)
}

/** @param day Such as `2026-11-23`. */
function dateOfDay(day: string, language: Language): string {
  // Noon, so that no time zone moves it to another day.
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )
}

function countryName(country: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
}

/** As account numbers are written. */
function grouped(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}
