/** More than anybody sends by mistake; beyond it the connection may break. */
const maxBytes = 32 * 1024 * 1024

/**
 * Discards the rest of a body: a browser that is still sending wouldn't read the response. Errors are ignored.
 */
export async function drain(body: AsyncIterable<Uint8Array>): Promise<void> {
  let read = 0
  try {
    for await (const part of body) {
      read += part.length
      if (read > maxBytes) return
    }
  } catch {
    // The client has disconnected.
  }
}
