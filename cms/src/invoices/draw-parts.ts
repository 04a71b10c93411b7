import type { Language } from '../mail/site-link.ts'
import { writtenAmount, writtenDay } from '../mail/written.ts'
import type { OrderTerms } from '../orders/terms.ts'
import { dayOf } from '../statistics/dutch-day.ts'
import type { Invoice } from './invoice.ts'
import type { Cell, InvoicePage } from './invoice-page.ts'
import { invoiceTexts } from './invoice-texts.ts'

/** Where things stand on the page, in points: below the customer's address, what follows moves down with it. */
const places = { seller: 56, customer: 168, title: 300, middle: 320 }
const lineHeight = 15
const totalHeight = 18
const blockWidth = 220
const factWidth = 300

/** Whom an invoice or a credit note is from and for, and in which language. */
export interface Sheet extends Pick<Invoice, 'seller' | 'billing'> {
  language: Language
}

/** Amounts at the foot of a page, in cents. */
export type Amounts = Pick<
  OrderTerms,
  'netCents' | 'vatCents' | 'totalCents' | 'vatPercent' | 'isReverseCharged'
>

/** Seller, customer and title. @returns Where they end. */
export function drawHead(page: InvoicePage, sheet: Sheet, title: string): number {
  drawSeller(page, sheet)
  const y = Math.max(places.title, drawCustomer(page, sheet) + 28)
  page.text('H1', title, { y, size: 24, strong: true })
  return y + 40
}

function drawSeller(page: InvoicePage, { seller, language }: Sheet): void {
  const { name, street, postcode, city, email, kvk, vatId } = seller
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
function drawCustomer(page: InvoicePage, { billing, language }: Sheet): number {
  const { name, attention, street, postcode, city, country, vatId } = billing
  const texts = invoiceTexts[language]
  page.text('P', texts.customer, { y: places.customer, size: 9, soft: true })
  const lines = [
    name,
    attention,
    street,
    `${country === 'NL' ? `${postcode.slice(0, 4)} ${postcode.slice(4)}` : postcode} ${city}`,
    countryName(country, language),
    vatId && `${texts.customerVatId} ${vatId}`,
  ]
  const shown = lines.filter((line) => line !== null)
  return drawBlock(page, shown, { x: page.left, y: places.customer + lineHeight })
}

/** Numbers and dates, with their names; those without a value are left out. @returns Where they end. */
export function drawFacts(
  page: InvoicePage,
  facts: readonly (readonly [string, string | null])[],
  top: number,
): number {
  const shown = facts.filter((fact): fact is [string, string] => fact[1] !== null)
  let end = top
  const rows = shown.map(([label, value]): Cell[] => {
    const y = end
    end += Math.max(lineHeight, page.heightOf(value, factWidth) + 3)
    return [
      { kind: 'TH', text: label, x: page.left, y, width: 130, soft: true },
      { kind: 'TD', text: value, x: page.left + 130, y, width: factWidth },
    ]
  })
  page.table(rows)
  return end
}

/** What the amount is for. @returns Where it ends. */
export function drawLine(
  page: InvoicePage,
  { description, netCents, language }: { description: string; netCents: number; language: Language },
  y: number,
): number {
  const texts = invoiceTexts[language]
  const amount = { x: page.left + page.width - 110, width: 110, align: 'right' as const }
  const first = y + lineHeight + 10
  page.table([
    [
      { kind: 'TH', text: texts.description, x: page.left, y, width: 300, soft: true },
      { kind: 'TH', text: texts.price, y, soft: true, ...amount },
    ],
    [
      { kind: 'TD', text: description, x: page.left, y: first, width: 380 },
      { kind: 'TD', text: writtenAmount(netCents, language), y: first, ...amount },
    ],
  ])
  const end = first + page.heightOf(description, 380) + 8
  page.rule(y + lineHeight + 2)
  page.rule(end)
  return end
}

/** @param total What the sum is called. @returns Where they end. */
export function drawTotals(
  page: InvoicePage,
  { total, language, ...amounts }: Amounts & { total: string; language: Language },
  y: number,
): number {
  const { netCents, vatCents, vatPercent, totalCents, isReverseCharged } = amounts
  const texts = invoiceTexts[language]
  const percent = new Intl.NumberFormat(language).format(vatPercent)
  const totals = [
    { label: texts.net, cents: netCents, strong: false },
    { label: isReverseCharged ? texts.reverseCharged : texts.vat(percent), cents: vatCents, strong: false },
    { label: total, cents: totalCents, strong: true },
  ]
  const x = page.left + page.width - 410
  page.table(
    totals.map(({ label, cents, strong }, index): Cell[] => {
      const top = y + index * totalHeight
      const value = { text: writtenAmount(cents, language), x: x + 300, y: top, width: 110, strong }
      return [
        { kind: 'TH', text: label, x, y: top, width: 300, strong },
        { kind: 'TD', align: 'right', ...value },
      ]
    }),
  )
  return y + totals.length * totalHeight
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

/** @param at Milliseconds since 1970. */
export function dateOf(at: number, language: Language): string {
  return writtenDay(dayOf(at), language)
}

function countryName(country: string, language: Language): string {
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
}

/** As account numbers are written: in groups, which stay on one line. */
export function groupedIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1\u00a0')
}
