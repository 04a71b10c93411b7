import * as v from 'valibot'
import { defineForm } from '../forms/define-form.ts'
import { line } from '../forms/rules.ts'
import { lines, optionalUrl } from '../forms/standard-rules.ts'

/** A number in the Dutch trade register: eight digits, however they are grouped. */
const kvk = v.pipe(
  v.string('form.required'),
  v.transform((text) => text.replace(/[\s.-]/g, '')),
  v.nonEmpty('form.required'),
  v.regex(/^\d{8}$/, 'form.kvk'),
)

/** A company that has no profile yet. */
export const newCompanyForm = defineForm({
  name: 'new-company',
  schema: v.object({
    name: v.pipe(line(100), v.minLength(2, 'form.length-min')),
    kvk,
    website: optionalUrl,
    city: line(80),
    intro: lines({ min: 1, max: 400 }),
  }),
  initial: { name: '', kvk: '', website: '', city: '', intro: '' },
})
