import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from './env.ts'
import { SiteError } from './errors.ts'
import { readCapped } from './request-body.ts'

/**
 * Reads and validates a JSON body.
 * @param maxBytes Maximum size in bytes.
 * @throws SiteError `UnsupportedMediaTypeError` for another type, `TooLargeError`, and `BadRequestError` for another
 * shape.
 */
export async function readJson<const Schema extends v.GenericSchema>(
  c: Context<AppEnv>,
  schema: Schema,
  maxBytes: number,
): Promise<v.InferOutput<Schema>> {
  if (!/^application\/json(?:\s*;|$)/i.test(c.req.header('content-type') ?? ''))
    throw new SiteError('UnsupportedMediaTypeError')
  const parsed = v.safeParse(schema, parse(new TextDecoder().decode(await readCapped(c.req.raw, maxBytes))))
  if (!parsed.success) throw new SiteError('BadRequestError')
  return parsed.output
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
