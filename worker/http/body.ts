import { SiteError } from '../errors.ts'

/**
 * Reads a body up to a number of bytes; its declared length isn't trusted.
 * @throws SiteError `TooLargeError` above it.
 */
export async function readCapped(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new SiteError('TooLargeError')
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request.body ?? []) {
    length += part.length
    if (length > maxBytes) throw new SiteError('TooLargeError')
    parts.push(part)
  }
  const whole = new Uint8Array(length)
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}
