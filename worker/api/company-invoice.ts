import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { companyFile } from './company-file.ts'

/**
 * `GET /api/companies/{company}/invoices/{number}` → the PDF, as a download that nothing stores.
 * @throws SiteError as `companyFile`.
 */
export function companyInvoice(c: Context<AppEnv>): Promise<Response> {
  const { number = '' } = c.req.param()
  return companyFile(c, /^\d{4}-\d{5,9}$/.test(number) ? `invoices/${number}` : null, {
    'content-disposition': `attachment; filename="schakel-${number}.pdf"`,
    'content-type': 'application/pdf',
  })
}
