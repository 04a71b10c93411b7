import { type BackendConfig, fetchApi } from './client.ts'

/** What is sent, and how long the answer may take, in milliseconds. */
interface SentBytes {
  headers: Record<string, string>
  /** Length of `content`. */
  bytes: number
  content: ReadableStream<Uint8Array>
  timeoutMs: number
}

/**
 * Streams bytes to the backend, which gets their length in advance.
 * @param path From the root of the API.
 * @returns The answer; `body` is null if it isn't JSON.
 * @throws DOMException, TypeError if it doesn't answer in time, or at all.
 */
export async function sendBytes(
  config: BackendConfig,
  path: string,
  { headers, bytes, content, timeoutMs }: SentBytes,
): Promise<{ ok: boolean; status: number; body: unknown }> {
  const { readable, writable } = new FixedLengthStream(bytes)
  const sent = content.pipeTo(writable).catch(() => {})
  const answer = await fetchApi(config, path, {
    headers: new Headers({ ...headers, 'content-type': 'application/octet-stream' }),
    timeoutMs,
    body: readable,
  })
  const body: unknown = await answer.json().catch(() => null)
  await sent
  return { ok: answer.ok, status: answer.status, body }
}
