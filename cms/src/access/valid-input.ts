import { errors } from '@strapi/utils'
import { z } from 'zod'

/** Characters that no name or address contains; Postgres can't even store the first of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about.
export const controlCharacters = /[\u0000-\u001f\u007f\u2028\u2029]/

/** Maximum number of fields in a refusal: a list of a thousand wrong entries would repeat itself. */
const maxDetails = 20

/**
 * One line of text as people type it.
 * @param max Characters.
 */
export function line(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .refine((text) => !controlCharacters.test(text), 'holds characters that text cannot have')
}

/** An e-mail address, in lower case like all stored addresses. */
export const emailAddress = z
  .email('email must be a valid email')
  .max(254)
  .transform((email) => email.toLowerCase())

/** An address that may lead anywhere but into a script. */
export const webAddress = line(500).refine((text) => {
  if (!URL.canParse(text)) return false
  return ['https:', 'http:'].includes(new URL(text).protocol)
}, 'is no address of the web')

/** A path of the site to come back to, which a mail carries in its link; empty for none. The site decides whether it leads there. */
export const backPath = z
  .string()
  .max(1000)
  .regex(/^(?:\/(?!\/)[^\\\s]*)?$/)
  .default('')

/** A code from a mail. Anything but text is treated as an unknown code. */
export const mailedCode = z.string().max(200).catch('')

/**
 * Validates the input of a request. A refusal names the fields but repeats none of their values.
 * @param message Replaces the message of the first field.
 * @throws errors.ValidationError
 */
export function validInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  message?: string,
): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const details = issues.slice(0, maxDetails).map((issue) => ({
    path: issue.path.map(String),
    message: issue.message,
    name: 'ValidationError',
  }))
  throw new errors.ValidationError(message ?? messageOf(issues[0]), { errors: details })
}

function messageOf(issue: z.core.$ZodIssue | undefined) {
  if (issue?.code === 'unrecognized_keys') return `Invalid parameters: ${issue.keys.join(', ')}`
  return issue?.message ?? 'Invalid request'
}
