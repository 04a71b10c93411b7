import { ref, type SeedDocument, seedDocument } from '../document.ts'
import type { Reading } from '../reading.ts'

const madeAt = '2026-09-01T09:00:00+02:00'

/** Short links. They have no language: one address for everyone. */
export function readCampaignLinks({ files, dates }: Reading): SeedDocument[] {
  return files.yaml('campaign-links.yaml').map((fields) => {
    const number = fields.number('number')
    const from = fields.optional('activeFrom')
    const to = fields.optional('activeTo')
    const data = {
      number,
      target: fields.required('target'),
      partner: ref('partner', fields.optionalKey('partner')),
      campaign: fields.required('campaign'),
      kind: fields.required('kind'),
      utm: fields.optional('utm') ?? null,
      activeFrom: from === undefined ? null : dates.instant(from),
      activeTo: to === undefined ? null : dates.instant(to),
      clicks: 0,
      rel: fields.optional('rel') ?? 'sponsored',
    }
    fields.done()
    return seedDocument('campaign-link', number, null, dates.instant(madeAt), data)
  })
}
