import * as v from 'valibot'
import { issueAt } from '../forms/rules.ts'

const patterns: Readonly<Record<string, RegExp>> = {
  NL: /^[1-9]\d{3}[A-Z]{2}$/,
  BE: /^[1-9]\d{3}$/,
  DE: /^\d{5}$/,
}

/** A postcode has the form of its country, however it is spaced. Nothing is said while one of the two is empty. */
export function postcodeOf<Values extends object>(
  field: keyof Values & string,
  country: keyof Values & string,
) {
  return v.rawCheck<Values>(({ dataset, addIssue }) => {
    const values: Record<string, unknown> = { ...Object(dataset.value) }
    const typed = String(values[field] ?? '')
      .replace(/[\s.-]/g, '')
      .toUpperCase()
    const pattern = patterns[String(values[country])]
    if (typed !== '' && pattern && !pattern.test(typed)) addIssue(issueAt(field, values, 'form.postcode'))
  })
}
