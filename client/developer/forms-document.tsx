import type { ReactNode } from 'react'
import type { FormAnswer, FormValues, ReturnedForm } from '../forms/answer.ts'
import { withRowEdit } from '../forms/row-edit.ts'
import { withRows } from '../forms/rows.ts'
import { fieldErrors } from '../forms/validate.ts'
import { loadTexts } from '../i18n/dictionary.ts'
import { createTranslator } from '../i18n/translator.ts'
import { SiteProvider } from '../site-context.tsx'
import { formStates } from './every-field.ts'
import { FormsPage } from './FormsPage.tsx'
import { factsWith } from './forms-facts.ts'

const texts = [
  ...(['forms', 'form-rules', 'form-fields', 'contact-forms', 'newsletter', 'orders'] as const),
  'statistics-choice',
] as const

/**
 * The page, on the server and in the browser.
 * @param form A form that was sent without script; by default the one whose fields are wrong.
 */
export async function formsDocument(
  form = answered(formStates.wrong, formStates.wrong.initial),
): Promise<ReactNode> {
  return (
    <SiteProvider payload={factsWith(form)} t={createTranslator('nl', await loadTexts('nl', texts))}>
      <FormsPage />
    </SiteProvider>
  )
}

/**
 * What the worker answers to a form, apart from what it would do.
 * @returns Null for a form that this page doesn't have.
 */
export function answerTo(sent: Readonly<Record<string, string | string[]>>): ReturnedForm | null {
  const { form: name, 'form-rows': edit = '', ...rest } = sent
  const form = Object.values(formStates).find((one) => one.name === name)
  if (!form) return null
  const values: FormValues = withRows(rest)
  const edited = withRowEdit(form, values, String(edit))
  return edited
    ? { name: form.name, values: edited, answer: { isDone: false, errors: {} } }
    : answered(form, values)
}

function answered({ name, schema }: (typeof formStates)['wrong'], values: FormValues): ReturnedForm {
  const errors = fieldErrors(schema, values)
  const answer: FormAnswer =
    Object.keys(errors).length > 0
      ? { isDone: false, errors, notice: { key: 'form.incomplete' } }
      : { isDone: true, notice: { key: 'contact-form.done', values: { email: String(values.email) } } }
  return { name, values, answer }
}
