import * as v from 'valibot'
import { defineForm } from '../forms/define-form.ts'
import { line } from '../forms/rules.ts'

/** Choosing whether the figures of each month come by mail. The company is named by its documentId. */
export const figuresMailForm = defineForm({
  name: 'figures-mail',
  schema: v.object({ company: line(64), wanted: v.picklist(['yes', 'no'], 'form.invalid') }),
  initial: { company: '', wanted: 'no' },
})

/** Ending those mails by the link of one: its code stands in the address of the page, never in a field. */
export const endFiguresMailForm = defineForm({ name: 'end-figures-mail', schema: v.object({}), initial: {} })
