import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { readCapped } from './body.ts'

/**
 * Reads and validates a JSON body.
 * @param maxBytes Maximum size in bytes.
 * @throws SiteError as `requireJson`; `TooLargeError`; `BadRequestError` for another shape.
 */
export async function readJson<const Schema extends v.GenericSchema>(
  c: Context<AppEnv>,
  schema: Schema,
  maxBytes: number,
): Promise<v.InferOutput<Schema>> {
  requireJson(c)
  return parseJson(schema, new TextDecoder().decode(await readCapped(c.req.raw, maxBytes)))
}

/** @throws SiteError `UnsupportedMediaTypeError` for a body that isn't declared as JSON. */
export function requireJson(c: Context<AppEnv>): void {
  if (!/^application\/json\s*(?:;|$)/i.test(c.req.header('content-type') ?? ''))
    throw new SiteError('UnsupportedMediaTypeError')
}

/** Parses and validates JSON. @throws SiteError `BadRequestError` for another shape. */
export function parseJson<const Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (!parsed.success) throw new SiteError('BadRequestError')
  return parsed.output
}
