/** Where a company's member downloads the PDF of an invoice. @param company Its documentId. */
export function invoicePath(company: string, number: string): string {
  return `/api/companies/${company}/invoices/${number}`
}
