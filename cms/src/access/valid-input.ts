import { errors } from '@strapi/utils'
import { z } from 'zod'

/** Characters that no name or address has; Postgres cannot even store the first of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about.
export const controlCharacters = /[\u0000-\u001f\u007f\u2028\u2029]/

/** Fields that a refusal names: a list of a thousand wrong entries has the same to say of each. */
const mostDetails = 20

/**
 * One line of text as people type it.
 * @param most Characters.
 */
export function line(most: number) {
  return z
    .string()
    .trim()
    .max(most)
    .refine((text) => !controlCharacters.test(text), 'holds characters that text cannot have')
}

/** An e-mail address, in lower case as all addresses are kept. */
export const emailAddress = z
  .email('email must be a valid email')
  .max(254)
  .transform((email) => email.toLowerCase())

/** The code of a mail. Anything else than text is a code that does not exist. */
export const mailedCode = z.string().max(200).catch('')

/**
 * Input of a request, or a refusal that names its fields and repeats none of its values.
 * @param message In place of that of the first field.
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
  const details = issues.slice(0, mostDetails).map((issue) => ({
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
