import { type SeedDocument, seedDocument } from '../document.ts'
import type { Reading } from '../reading.ts'

const madeAt = '2026-08-24T09:00:00+02:00'

export function readRedirects({ files, dates }: Reading): SeedDocument[] {
  return files.yaml('redirects.yaml').map((fields) => {
    const from = fields.text('from')
    const data = {
      from,
      to: fields.optional('to') ?? null,
      code: fields.required('code'),
      keepQuery: fields.required('keepQuery'),
      active: true,
      hits: 0,
      note: fields.optional('note') ?? null,
    }
    fields.done()
    return seedDocument('redirect', from, null, dates.instant(madeAt), data)
  })
}
