import * as v from 'valibot'
import { collectableIban } from '../forms/iban.ts'
import { accepted, issueAt, line } from '../forms/rules.ts'

const rules = { iban: collectableIban, holder: line(70), consent: accepted }

/** A form that pays by direct debit has a whole mandate. */
export function wholeMandate<Values extends { payment: string }>() {
  // Not `v.forward(v.check())`: that stays silent for as long as anything else in the form is wrong.
  return v.rawCheck<Values>(({ dataset, addIssue }) => {
    const values: Record<string, unknown> = { ...Object(dataset.value) }
    if (values.payment !== 'mandate') return
    for (const [key, rule] of Object.entries(rules)) {
      const [issue] = v.safeParse<v.GenericSchema>(rule, values[key]).issues ?? []
      if (issue) addIssue(issueAt(key, values, issue.message))
    }
  })
}
