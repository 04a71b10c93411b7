import { ref, refs, type SeedDocument, seedDocument } from '../document.ts'
import type { EntryFields } from '../fields.ts'
import type { Reading } from '../reading.ts'
import { addressOf, contactOf } from './companies.ts'

export function readVacancies({ files, dates, markdown }: Reading): SeedDocument[] {
  return files.yaml('vacancies.yaml').flatMap((fields) => {
    const at = dates.instant(fields.required('postedAt'))
    const number = fields.number('number')
    const promoted = fields.optionalMap('promoted')
    const data = {
      number,
      slug: fields.required('slug'),
      title: fields.required('title'),
      description: markdown.text(fields.text('description')),
      employer: ref('partner', fields.text('employer')),
      reference: fields.optional('reference') ?? null,
      categories: refs('category', fields.keys('categories')),
      employmentType: fields.list('employmentType'),
      hoursMin: fields.optional('hoursMin') ?? null,
      hoursMax: fields.optional('hoursMax') ?? null,
      locations: fields.maps('locations').map(addressOf),
      remote: fields.required('remote'),
      applicantCountries: fields.optional('remote') === 'full' ? ['NL'] : null,
      salary: salaryOf(fields.map('salary')),
      education: fields.required('education'),
      experienceMonths: fields.optional('experienceMonths') ?? null,
      benefits: fields.list('benefits'),
      applyMethod: fields.required('applyMethod'),
      applyUrl: fields.optional('applyUrl') ?? null,
      applyEmail: fields.optional('applyEmail') ?? null,
      contact: contactOf(fields.map('contact')),
      postedAt: at,
      validThrough: dates.instant(fields.required('validThrough')),
      vacancyState: fields.required('state'),
      closedAt: closingOf(fields.text('state'), at, dates.instant(fields.required('validThrough'))),
      promoted: promoted
        ? { from: dates.instant(promoted.required('from')), to: dates.instant(promoted.required('to')) }
        : null,
      language: fields.required('language'),
      firstPublishedAt: at,
    }
    const translation = fields.optionalMap('en')
    fields.done()
    const dutch = seedDocument('vacancy', number, 'nl', at, data)
    if (!translation) return [dutch]
    return [
      dutch,
      seedDocument('vacancy', number, 'en', at, {
        ...data,
        slug: translation.required('slug'),
        title: translation.required('title'),
        description: markdown.text(translation.text('description')),
      }),
    ]
  })
}

/** Since when a vacancy is closed: one that was filled had an early answer. */
function closingOf(state: string, postedAt: string, validThrough: string): string | null {
  if (state === 'expired') return validThrough
  return state === 'filled' ? postedAt : null
}

/** @returns Component `shared.salary`. */
function salaryOf(fields: EntryFields): Record<string, unknown> {
  const salary = {
    min: fields.optional('min') ?? null,
    max: fields.optional('max') ?? null,
    currency: fields.optional('currency') ?? 'EUR',
    unit: fields.optional('unit') ?? null,
    hiddenReason: fields.optional('hiddenReason') ?? null,
  }
  fields.done()
  return salary
}
