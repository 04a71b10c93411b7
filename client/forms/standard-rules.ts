import * as v from 'valibot'
import { dutchDate } from '../content/dutch-date.ts'
import type { MessageKey } from '../i18n/dictionary.ts'
import { centsOf } from './cents.ts'
import { isoDay } from './iso-day.ts'
import { says } from './rule-message.ts'
import { fieldCheck } from './rules.ts'

// Rules that forms may want beside those of `rules.ts`. Their texts are the namespace `form-rules`, which the route of such a form names;
// those of other forms need not carry them.

/** Several lines that must be there. Browsers send a new line as two characters; here it is one. */
export function lines({ min = 1, max = 5000 } = {}) {
  return v.pipe(
    v.string('form.required'),
    v.transform((text) => text.replaceAll('\r\n', '\n').trim()),
    v.nonEmpty('form.required'),
    v.minLength(min, 'form.length-min'),
    v.maxLength(max, 'form.length-max'),
  )
}

/**
 * Text of so many characters. With `min: 1` alone there must be some; every other limit is for text that was typed.
 * @param limits Characters; a limit that is left out is none.
 */
export function length({ min, max }: { min?: number; max?: number }) {
  const fits = ({ length }: string) => length >= (min ?? 0) && length <= (max ?? length)
  if (max === undefined && min === 1)
    return v.pipe(v.string('form.invalid'), v.trim(), v.check(fits, 'form.length-min-one'))
  return filled(fits, lengthMessage(min, max))
}

function lengthMessage(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return says('form.length-max', { n: max ?? 0 })
  if (max === undefined) return says('form.length-min', { n: min })
  return min === max
    ? says('form.length-exact', { n: min })
    : says('form.length-between', { from: min, to: max })
}

/** An address of the web that must be there. */
export const url = v.pipe(
  v.string('form.required'),
  v.trim(),
  v.nonEmpty('form.required'),
  v.maxLength(500, 'form.length-max'),
  v.check(isWebAddress, 'form.url'),
)

/** An address of the web that may be empty. */
export const optionalUrl = v.optional(
  v.pipe(
    v.string('form.invalid'),
    v.trim(),
    v.maxLength(500, 'form.length-max'),
    v.check((text) => text === '' || isWebAddress(text), 'form.url'),
  ),
  '',
)

/**
 * Addresses of the web, one on each line, which may all be left out; gives them, complete.
 * @param limits.most Addresses.
 */
export function webAddresses({ most }: { most: number }) {
  return v.pipe(
    v.optional(v.pipe(v.string('form.invalid'), v.maxLength(2500, 'form.length-max')), ''),
    v.transform((text) => text.split(/\s+/).filter(Boolean).map(withScheme)),
    v.maxLength(most, 'form.items-max'),
    v.check((addresses) => addresses.every(isWebAddress), 'form.url'),
  )
}

/** People leave the scheme out. */
function withScheme(address: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`
}

/** A number as somebody types it, with a comma or a point; gives the number. */
export function numeric({ min = -Infinity, max = Infinity }: { min?: number; max?: number } = {}) {
  const isRange = Number.isFinite(min) && Number.isFinite(max)
  const between = says('form.between', { from: min, to: max })
  return v.pipe(
    v.string('form.required'),
    v.trim(),
    v.nonEmpty('form.required'),
    v.regex(/^-?\d{1,12}(?:[.,]\d{1,6})?$/, 'form.number'),
    v.transform((text) => Number(text.replace(',', '.'))),
    v.minValue(min, isRange ? between : 'form.min'),
    v.maxValue(max, isRange ? between : 'form.max'),
  )
}

/** Letters of any alphabet alone, once something was typed. */
export const alpha = filled((text) => /^\p{L}+$/u.test(text), 'form.alpha')

/** Letters and digits alone, once something was typed. */
export const alphanumeric = filled((text) => /^[\p{L}\d]+$/u.test(text), 'form.alphanumeric')

/** Text of a given form, once something was typed. */
export function matches(pattern: RegExp) {
  return filled((text) => pattern.test(text), 'form.choice')
}

/**
 * An amount that must be there, as `centsOf` reads it; gives whole cents.
 * @param limits Cents.
 */
export function money({ min = 0, max = 99_999_999_99 }: { min?: number; max?: number } = {}) {
  return v.pipe(
    v.string('form.required'),
    v.trim(),
    v.nonEmpty('form.required'),
    v.check((text) => centsOf(text) !== null, 'form.money'),
    v.transform((text) => centsOf(text) ?? 0),
    v.minValue(min, says('form.money-min', { cents: min })),
    v.maxValue(max, says('form.money-max', { cents: max })),
  )
}

/** A day that must be there and exists: ISO 8601, as date fields send it, or typed as `31-12-2026`; gives ISO 8601. */
export const day = v.pipe(
  v.string('form.required'),
  v.trim(),
  v.nonEmpty('form.required'),
  v.check((text) => isoDay(text) !== null, 'form.date-format'),
  v.transform((text) => isoDay(text) ?? text),
)

/** A day behind another one (ISO 8601); a schema that is made per request can give today's. */
export function dayAfter(after: string) {
  return v.pipe(
    day,
    v.check((text) => text > after, says('form.date-after', { day: after })),
  )
}

/** A day before another one (ISO 8601). */
export function dayBefore(before: string) {
  return v.pipe(
    day,
    v.check((text) => text < before, says('form.date-before', { day: before })),
  )
}

/** A day of a period, its first and its last included (ISO 8601). */
export function dayBetween(from: string, to: string) {
  const message = says('form.date-between', { from, to })
  return v.pipe(
    day,
    v.check((text) => text >= from && text <= to, message),
  )
}

/** A day that has not come yet, where the site is. */
export const futureDay = v.pipe(
  day,
  v.check((text) => text > dutchDate(), 'form.date-future'),
)

/** A day that is over, where the site is. */
export const pastDay = v.pipe(
  day,
  v.check((text) => text < dutchDate(), 'form.date-past'),
)

/** Anything but some values, once something was typed. */
export function not(...values: readonly string[]) {
  return v.pipe(
    v.string('form.invalid'),
    v.trim(),
    v.check(
      (text) => !values.includes(text),
      ({ input }) => says('form.not', { value: String(input) }),
    ),
  )
}

/** Text that begins in one way, once something was typed. */
export function startsWith(part: string) {
  return filled((text) => text.startsWith(part), says('form.starts-with', { part }))
}

/** Text that ends in one way, once something was typed. */
export function endsWith(part: string) {
  return filled((text) => text.endsWith(part), says('form.ends-with', { part }))
}

/** Text with a capital letter in it, once something was typed. */
export const containsUppercase = filled((text) => /\p{Lu}/u.test(text), 'form.uppercase')

/** Text with a digit in it, once something was typed. */
export const containsNumeric = filled((text) => /\d/.test(text), 'form.numeric')

/** Text with a sign in it that is no letter, digit or space, once something was typed. */
export const containsSymbol = filled((text) => /[^\p{L}\p{M}\p{N}\s]/u.test(text), 'form.symbol')

/**
 * Rows of a group: each fulfils the rules of a row.
 * @param limits Rows.
 */
export function rowsOf<Row extends v.GenericSchema>(row: Row, { min = 0, max = 20 } = {}) {
  return v.pipe(
    v.optional(v.array(row, 'form.invalid'), () => []),
    v.minLength(min, min === 1 ? 'form.required' : 'form.items-min'),
    v.maxLength(max, 'form.items-max'),
  )
}

/** A file of one of some types; browsers send a field without a file as an empty one without a name. */
export function fileOf(types: readonly `${string}/${string}`[]) {
  return v.pipe(
    v.file('form.required'),
    v.check(({ name, size }) => name !== '' || size > 0, 'form.required'),
    v.mimeType([...types], says('form.mime', { types: types.join(', ') })),
  )
}

/**
 * Values of a form of which one of two fields must be filled.
 * @param field Where it is told.
 * @param otherLabel The label of the other field, as the dictionary has it.
 */
export function requireOne<Values extends object>(
  field: keyof Values & string,
  other: keyof Values & string,
  otherLabel: MessageKey,
) {
  return fieldCheck<Values>(
    field,
    (values) =>
      [values[field], values[other]].some((value) => typeof value === 'string' && value.trim() !== ''),
    says('form.require-one', { other: otherLabel }),
  )
}

/** A rule for text that was typed; whether something must be is another rule's. */
function filled(isFine: (text: string) => boolean, message: string) {
  return v.pipe(
    v.string('form.invalid'),
    v.trim(),
    v.check((text) => text === '' || isFine(text), message),
  )
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  return ['https:', 'http:'].includes(new URL(text).protocol)
}
