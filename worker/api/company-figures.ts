import type { Context } from 'hono'
import { figureFiles } from '../../client/content/company-figures.ts'
import { defaultLocale, isLocale } from '../../client/content/locale.ts'
import type { AppEnv } from '../env.ts'
import { companyFile } from './company-file.ts'

/**
 * `GET /api/companies/{company}/figures.csv?van&tot&tabel&taal` → a table of its figures for spreadsheets, as a download that nothing stores.
 * @throws SiteError as `companyFile`.
 */
export function companyFiguresFile(c: Context<AppEnv>): Promise<Response> {
  const { van: from = '', tot: to = '', tabel, taal = '' } = c.req.query()
  const table = figureFiles.find((one) => one === tabel)
  const isPeriod = [from, to].every((day) => /^\d{4}-\d\d-\d\d$/.test(day))
  const query = new URLSearchParams({
    from,
    to,
    table: table ?? '',
    language: isLocale(taal) ? taal : defaultLocale,
  })
  return companyFile(c, table && isPeriod ? `figures/file?${query}` : null, {
    'content-disposition': `attachment; filename="schakel-${table}-${from}-${to}.csv"`,
    'content-type': 'text/csv; charset=utf-8',
  })
}
