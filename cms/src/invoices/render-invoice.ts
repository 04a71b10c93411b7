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
