import * as v from 'valibot'
import { definePlacedForm } from '../define-placed-form.ts'
import { statisticsField } from '../fields/StatisticsField.tsx'
import { oneOf } from '../rules.ts'

/** Whether the visits of this browser are counted. */
export const form = definePlacedForm({
  name: 'statistics',
  schema: v.object({ choice: oneOf(['counted', 'not-counted']) }),
  texts: ['statistics-choice'],
  title: 'statistics-form.title',
  intro: 'statistics-form.intro',
  submit: 'statistics-form.submit',
  fields: { choice: statisticsField },
})
