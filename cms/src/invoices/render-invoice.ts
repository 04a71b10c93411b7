import type { CreditNote } from './credit-note.ts'
import { drawCreditNote } from './draw-credit-note.ts'
import { drawInvoice } from './draw-invoice.ts'
import type { Invoice } from './invoice.ts'
import { pagedPdf } from './invoice-page.ts'
import { invoiceTexts } from './invoice-texts.ts'

/**
 * Makes an invoice with everything that art. 35a of the Dutch VAT Act asks for, in the language of its order.
 * @returns A PDF.
 */
export function renderInvoice(invoice: Invoice): Promise<Buffer> {
  const { number, at, order, seller } = invoice
  const { language } = order.terms
  const title = `${invoiceTexts[language].title} ${number}`
  return pagedPdf({ title, author: seller.name, language, at }, (page) => drawInvoice(page, invoice))
}

/** Makes a credit note, which names the invoice that it corrects. @returns A PDF. */
export function renderCreditNote(note: CreditNote): Promise<Buffer> {
  const { number, at, order, seller } = note
  const { language } = order.terms
  const title = `${invoiceTexts[language].creditNote.title} ${number}`
  return pagedPdf({ title, author: seller.name, language, at }, (page) => drawCreditNote(page, note))
}
