import * as v from 'valibot'
import { StrapiError } from '../strapi-error.ts'

/**
 * An answer of our own backend, as it promises it.
 * @param path What was asked, for the report; the value may be personal, so it isn't included.
 * @throws StrapiError `UnknownError` with status 500 for any other.
 */
export function promisedAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  body: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return parsed.output
  const where = v.getDotPath(parsed.issues[0]) ?? 'the answer'
  throw new StrapiError(500, 'UnknownError', `${path} answered what it does not promise, at ${where}`)
}
