import * as v from 'valibot'
import { locales } from '../../content/locale.ts'
import { defineForm } from '../../forms/define-form.ts'
import { oneOf } from '../../forms/rules.ts'

/** The language of the mails. */
export const languageForm = defineForm({
  name: 'language',
  schema: v.object({ language: oneOf(locales) }),
  initial: { language: '' },
})
