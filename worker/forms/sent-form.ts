import type { Context } from 'hono'
import { keyField, proofField, rowsField, stampField, trapField } from '../../client/forms/engine-fields.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { type FileForm, maxTextBytes, readFileForm } from '../files/read-file-form.ts'
import { readCapped } from '../http/body.ts'

/** A form as it was sent: its name and its fields, each with one value or several. */
export interface SentForm {
  name: string
  /** Number of the account that its page was shown to; null where it was shown to nobody in particular. */
  account: string | null
  /** Idempotency key of a script; empty without one. */
  key: string
  /** Stamp of its page; empty if the page has none. */
  stamp: string
  /** Value of the honeypot field, which people don't see. */
  trap: string
  /** Token by which Cloudflare says that a person sends it; empty without one. */
  proof: string
  /** Which row a button without script adds or takes out; empty for any other. */
  rows: string
  values: Record<string, string | string[]>
  /** Null also if the page accepts none. */
  file: FileForm['file']
}

const maxFields = 200
const types = ['application/x-www-form-urlencoded', 'multipart/form-data']

/**
 * Reads what a form sent.
 * @param maxFileBytes Limit of a file in the form; by default files are ignored.
 * @throws SiteError `UnsupportedMediaTypeError` for another kind of body, `TooLargeError` above 1 MiB, `UnknownFormError`
 * for what is no form.
 */
export async function readForm(c: Context<AppEnv>, maxFileBytes = 0): Promise<SentForm> {
  const type = c.req.header('content-type') ?? ''
  if (!types.some((known) => type.toLowerCase().startsWith(known)))
    throw new SiteError('UnsupportedMediaTypeError')
  const { fields, file } =
    maxFileBytes > 0 && isMultipart(c)
      ? await readFileForm(c.req.raw, maxFileBytes)
      : { fields: await parse(await readCapped(c.req.raw, maxTextBytes), type), file: null }
  // Without a prototype, a field named `__proto__` is a field like any other.
  const values: SentForm['values'] = Object.create(null)
  let count = 0
  for (const [field, value] of fields) {
    if (typeof value !== 'string') continue
    if (++count > maxFields) throw new SiteError('UnknownFormError')
    const before = values[field]
    values[field] = before === undefined ? value : [before, value].flat()
  }
  const {
    form,
    account,
    [keyField]: key,
    [stampField]: stamp,
    [trapField]: trap,
    [proofField]: proof,
    [rowsField]: rows,
    ...rest
  } = values
  return {
    name: textOf(form),
    account: account === undefined ? null : String(account),
    key: textOf(key),
    stamp: textOf(stamp),
    trap: textOf(trap),
    proof: textOf(proof),
    rows: textOf(rows),
    values: rest,
    file,
  }
}

/** Whether the form was sent as multipart, which can contain files. */
export function isMultipart(c: Context<AppEnv>): boolean {
  return /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')
}

async function parse(body: Uint8Array, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch (cause) {
    throw new SiteError('UnknownFormError', {}, { cause })
  }
}

/** A field that is sent once; empty for any other. */
function textOf(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : ''
}
