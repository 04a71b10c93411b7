import * as v from 'valibot'
import { isoDay } from '../forms/iso-day.ts'
import { says } from '../forms/rule-message.ts'
import { email } from '../forms/rules.ts'

/** A number that may be left out, typed with a comma or a point; gives the number, or null. */
export function optionalNumber({ min, max }: { min: number; max: number }) {
  const number = (text: string) => Number(text.replace(/\.(?=\d{3}(?:\D|$))/g, '').replace(',', '.'))
  return v.pipe(
    v.optional(v.string('form.number'), ''),
    v.trim(),
    v.regex(/^(?:\d{1,3}(?:\.\d{3})+|\d{0,7})(?:[.,]\d{1,2})?$/, 'form.number'),
    v.transform((text) => (text === '' ? null : number(text))),
    v.check(
      (value) => value === null || (value >= min && value <= max),
      says('form.between', { from: min, to: max }),
    ),
  )
}

/** An e-mail address that may be left out. */
export const optionalEmail = v.optional(
  v.pipe(
    v.string('form.invalid'),
    v.trim(),
    v.check((text) => text === '' || v.is(email, text), 'form.email'),
    v.toLowerCase(),
  ),
  '',
)

/** A day that may be left out; gives ISO 8601, or null. */
export const optionalDay = v.pipe(
  v.optional(v.string('form.date-format'), ''),
  v.trim(),
  v.check((text) => text === '' || isoDay(text) !== null, 'form.date-format'),
  v.transform((text) => isoDay(text)),
)

/** Some values of a list that the page offers, which the backend knows; a single one may come without a list around it. */
export function someOfPage({ min, max }: { min: number; max: number }) {
  return v.pipe(
    v.optional(v.union([v.array(v.string()), v.string()]), () => []),
    v.transform((value) => [value].flat().filter((one) => one !== '')),
    v.array(v.pipe(v.string(), v.maxLength(80, 'form.choice'))),
    v.minLength(min, min === 1 ? 'form.required' : 'form.items-min'),
    v.maxLength(max, 'form.items-max'),
  )
}

/** A rule about several fields, which names one of them, unless that is refused already. Others may have been: they can be anything then. */
export function fieldCheck<Values extends object>(
  field: keyof Values & string,
  isFine: (values: Values) => boolean,
  message: string,
) {
  // Not `v.forward(v.check())`: that stays silent for as long as anything else in the form is wrong.
  return v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (dataset.issues?.some(({ path }) => path?.[0]?.key === field)) return
    const input: Values & Record<string, unknown> = { ...Object(dataset.value) }
    if (isFine(input)) return
    addIssue({
      message,
      path: [{ type: 'object', origin: 'value', input, key: field, value: input[field] }],
    })
  })
}
