import * as v from 'valibot'
import { dutchDate } from '../content/dutch-date.ts'
import { isoDay } from '../forms/iso-day.ts'
import { says } from '../forms/rule-message.ts'

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

/** A day that may be left out, from today on; gives ISO 8601, or null. */
export const optionalDayAhead = v.pipe(
  v.optional(v.string('form.date-format'), ''),
  v.trim(),
  v.check((text) => text === '' || isoDay(text) !== null, 'form.date-format'),
  v.transform((text) => isoDay(text)),
  v.check((day) => day === null || day >= dutchDate(), 'form.day-over'),
)

/** Some values of a list that the page offers, which the backend knows; a single one may come without a list around it. */
export function someOfPage({ min, max }: { min: number; max: number }) {
  return v.pipe(
    v.optional(v.union([v.array(v.string()), v.string()]), () => []),
    v.transform((value) => [value].flat().filter((one) => one !== '')),
    v.array(v.pipe(v.string(), v.maxLength(80, 'form.choice'))),
    v.minLength(min, min === 1 ? 'form.choose-one' : 'form.items-min'),
    v.maxLength(max, 'form.items-max'),
  )
}
