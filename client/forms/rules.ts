import * as v from 'valibot'

/** Characters of a line of text at most. */
const lineLength = 200

/** bcrypt reads no further: two passwords that differ behind it would be the same. */
const passwordBytes = 72

/** Characters of a password at least. */
export const passwordLength = 10

// The classic form of an address: a local part, plain or quoted, and a domain with a dot and letters at its end.
const emailPattern =
  /^(?:[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*|"[^"\r\n]+")@(?:(?:[\p{L}\d-]+\.)+\p{L}{2,})$/u

/** A line that must be there; spaces around it do not count. */
export function line(max = lineLength) {
  return v.pipe(
    v.string('form.required'),
    v.trim(),
    v.nonEmpty('form.required'),
    v.maxLength(max, 'form.length-max'),
    v.check(isOneLine, 'form.invalid'),
  )
}

/** A line that may be empty. */
export function optionalLine(max = lineLength) {
  return v.optional(
    v.pipe(
      v.string('form.invalid'),
      v.trim(),
      v.maxLength(max, 'form.length-max'),
      v.check(isOneLine, 'form.invalid'),
    ),
    '',
  )
}

/** An e-mail address, in lower case: that is how accounts are found by it. */
export const email = v.pipe(
  v.string('form.required'),
  v.trim(),
  v.nonEmpty('form.required'),
  v.maxLength(254, 'form.length-max'),
  v.regex(emailPattern, 'form.email'),
  v.toLowerCase(),
)

/** The same, which may be left out. */
export const optionalEmail = v.optional(
  v.pipe(
    v.string('form.invalid'),
    v.trim(),
    v.check((text) => text === '' || v.is(email, text), 'form.email'),
    v.toLowerCase(),
  ),
  '',
)

/** A telephone number that may be empty: digits as people group them, with or without a country. */
export const optionalPhone = v.optional(
  v.pipe(
    v.string('form.invalid'),
    v.trim(),
    v.maxLength(30, 'form.length-max'),
    v.regex(/^(?:(?=(?:\D*\d){8,15}\D*$)\+?[\d\s()./-]+)?$/, 'form.phone'),
  ),
  '',
)

/** A password as somebody types one that they have: exactly as typed, whatever the rules for new ones are. */
export const currentPassword = v.pipe(
  v.string('form.required'),
  v.nonEmpty('form.required'),
  v.maxLength(1000, 'form.length-max'),
)

/** A new password: exactly as typed, long enough, and no longer than what is compared. */
export const newPassword = v.pipe(
  v.string('form.required'),
  v.nonEmpty('form.required'),
  v.check((text) => [...text].length >= passwordLength, 'form.password-short'),
  v.check((text) => new TextEncoder().encode(text).length <= passwordBytes, 'form.password-long'),
)

/** A box that must be ticked: forms without script send `on`. */
export const accepted = v.pipe(
  v.optional(v.union([v.boolean(), v.string()]), false),
  v.check(isTicked, 'form.accepted'),
  v.transform(() => true),
)

/** A box that may be ticked. */
export const ticked = v.pipe(v.optional(v.union([v.boolean(), v.string()]), false), v.transform(isTicked))

/** One of a list of values. Who has chosen nothing yet is told that one must be. */
export function oneOf<const Options extends readonly string[]>(options: Options) {
  return v.picklist(options, ({ input }) => (input ? 'form.choice' : 'form.required'))
}

/** Any number of values of a list, or so many; a single one may come without a list around it. */
export function someOf<const Options extends readonly string[]>(
  options: Options,
  { min = 0, max = options.length }: { min?: number; max?: number } = {},
) {
  return v.pipe(
    v.optional(v.union([v.array(v.string()), v.string()]), () => []),
    v.transform((value) => [value].flat().filter((one) => one !== '')),
    v.array(v.picklist(options, 'form.choice')),
    v.minLength(min, min === 1 ? 'form.choose-one' : 'form.items-min'),
    v.maxLength(max, 'form.items-max'),
  )
}

/** A rule about several fields, which names one of them, unless that is refused already. Others may have been: they can be anything then. */
export function fieldCheck<Values extends object>(
  field: keyof Values & string,
  isFine: (values: Values & Record<string, unknown>) => boolean,
  message: string,
) {
  // Not `v.forward(v.check())`: that stays silent for as long as anything else in the form is wrong.
  return v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (dataset.issues?.some(({ path }) => path?.[0]?.key === field)) return
    const values: Values & Record<string, unknown> = { ...Object(dataset.value) }
    if (!isFine(values)) addIssue(issueAt(field, values, message))
  })
}

/** What a rule about several fields says about one of them. */
export function issueAt(
  key: string,
  input: Record<string, unknown>,
  message: string,
): { message: string; path: [v.ObjectPathItem] } {
  return { message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] }
}

/** Values of a form of which one field repeats another must hold the same in both. */
export function sameAs<Values extends object>(field: keyof Values & string, repeated: keyof Values & string) {
  return fieldCheck<Values>(repeated, (values) => values[field] === values[repeated], 'form.confirm')
}

/** A field of one line cannot hold what ends one, nor any other control; what was pasted into it may. */
function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text)
}

function isTicked(value: boolean | string): boolean {
  return value === true || value === 'on' || value === 'true'
}
