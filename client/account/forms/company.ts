import * as v from 'valibot'
import { defineForm } from '../../forms/define-form.ts'
import { line } from '../../forms/rules.ts'

/** The company that a reader acts for, by its documentId: for who acts for several. */
export const companyForm = defineForm({
  name: 'company',
  schema: v.object({ company: line(64) }),
  initial: { company: '' },
})
