import * as v from 'valibot'
import { locales } from '../content/locale.ts'
import { definePlacedForm } from '../forms/define-placed-form.ts'
import { richTextField } from '../forms/fields/RichTextField.tsx'
import { oneOf } from '../forms/rules.ts'
import { lines } from '../forms/standard-rules.ts'

/** Lines of text, one thing on each, which may be left out; gives a list. */
const list = v.pipe(
  v.optional(v.string('form.invalid'), ''),
  v.maxLength(2500, 'form.length-max'),
  v.transform((text) =>
    text
      .split(/\r?\n/)
      .map((line) => line.replace(/^[-*•\s]+/, '').trim())
      .filter(Boolean),
  ),
  v.maxLength(20, 'form.items-max'),
  v.everyItem((line) => line.length <= 120, 'form.line-long'),
)

/** The third step: the text. */
export const textForm = definePlacedForm({
  name: 'vacancy-text',
  title: 'post-vacancy.steps.tekst',
  submit: 'post-vacancy.to-preview',
  schema: v.object({
    description: lines({ min: 150, max: 12_000 }),
    benefits: list,
    language: oneOf(locales),
  }),
  fields: {
    description: richTextField({ label: 'vacancy-form.text', hint: 'vacancy-form.text-hint' }),
    benefits: {
      as: 'area',
      label: 'vacancy-form.benefits',
      hint: 'vacancy-form.benefits-hint',
      rows: 5,
      isOptional: true,
    },
    language: {
      as: 'select',
      label: 'vacancy-form.language',
      options: locales.map((value) => ({ value, label: `jobs.language.${value}` as const })),
    },
  },
})
