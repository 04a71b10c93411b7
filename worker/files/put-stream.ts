import { hexadecimal } from '../signature.ts'

/**
 * Streams bytes into a bucket; only a few chunks are in memory.
 * @param bytes Their number: a bucket only accepts streams of a known length.
 * @returns Their SHA-256 in hex.
 * @throws TypeError if there are more or fewer bytes; errors of the content. Nothing is stored then.
 */
export async function putStream(
  bucket: R2Bucket,
  key: string,
  bytes: number,
  content: AsyncIterable<Uint8Array>,
): Promise<string> {
  const { readable, writable } = new FixedLengthStream(bytes)
  const digest = new crypto.DigestStream('SHA-256')
  const [passed, stored] = await Promise.allSettled([
    pass(content, writable.getWriter(), digest),
    bucket.put(key, readable, { httpMetadata: { contentType: 'application/octet-stream' } }),
  ])
  if (passed.status === 'rejected') throw passed.reason
  if (stored.status === 'rejected') throw stored.reason
  return passed.value
}

async function pass(
  content: AsyncIterable<Uint8Array>,
  store: WritableStreamDefaultWriter<Uint8Array>,
  digest: DigestStream,
): Promise<string> {
  const hasher = digest.getWriter()
  try {
    for await (const part of content) {
      await hasher.write(part)
      await store.write(part)
    }
    await hasher.close()
    await store.close()
  } catch (cause) {
    // Makes the bucket discard what it has received.
    await store.abort(cause).catch(() => {})
    throw cause
  }
  return hexadecimal(new Uint8Array(await digest.digest))
}
