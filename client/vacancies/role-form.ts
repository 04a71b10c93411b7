import * as v from 'valibot'
import { remoteModes } from '../content/vacancy.ts'
import { definePlacedForm, type OwnFieldSpec } from '../forms/define-placed-form.ts'
import { comboboxField } from '../forms/fields/ComboboxField.tsx'
import { groupField } from '../forms/fields/GroupField.tsx'
import { fieldCheck, line, oneOf, optionalLine } from '../forms/rules.ts'
import { rowsOf } from '../forms/standard-rules.ts'
import { someOfPage } from './rules.ts'

const place = v.object({ city: optionalLine(80), street: optionalLine(120), postcode: optionalLine(12) })

/** Rows of places, with suggestions for the names of cities. */
export function placesField(cities: readonly string[]): OwnFieldSpec {
  return groupField({
    label: 'vacancy-form.places',
    row: place,
    fields: {
      city: comboboxField({ label: 'vacancy-form.city', options: cities }),
      street: { as: 'text', label: 'vacancy-form.street', isOptional: true },
      postcode: { as: 'text', label: 'vacancy-form.postcode', isOptional: true },
    },
    rowLabel: 'vacancy-form.place',
    add: 'vacancy-form.add-place',
    min: 1,
    max: 10,
  })
}

/** The first step: which job, for whom, and where. */
export const roleForm = definePlacedForm({
  name: 'vacancy-role',
  title: 'post-vacancy.steps.functie',
  submit: 'post-vacancy.next',
  // Until it has made a draft, into which the rest is saved.
  keepsDraft: true,
  schema: v.pipe(
    v.object({
      company: optionalLine(64),
      title: line(100),
      categories: someOfPage({ min: 1, max: 3 }),
      remote: oneOf(remoteModes),
      locations: rowsOf(place, { max: 10 }),
    }),
    fieldCheck(
      'locations',
      ({ remote, locations }) => remote === 'full' || Boolean(locations?.some(({ city }) => city !== '')),
      'form.place-missing',
    ),
  ),
  fields: {
    company: { as: 'select', label: 'vacancy-form.company', options: 'of the page' },
    title: { as: 'text', label: 'vacancy-form.title', hint: 'vacancy-form.title-hint' },
    categories: { as: 'checkboxes', label: 'vacancy-form.categories', options: [] },
    remote: {
      as: 'radios',
      label: 'vacancy-form.remote',
      options: remoteModes.map((value) => ({ value, label: `cards.vacancy.remote.${value}` as const })),
    },
    locations: placesField([]),
  },
})
