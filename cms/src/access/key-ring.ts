/** Keys by their ids, the newest first: it encrypts, and all of them decrypt. */
export type KeyRing = ReadonlyMap<string, Buffer>

const keyPattern = /^([a-z0-9-]{1,30}):([0-9a-f]{64})$/

/**
 * Reads a key ring from the environment.
 * @param text `id:key` for each key, separated by commas, the newest first; keys are 32 bytes in hexadecimal.
 * @returns Null where it is malformed, or an id stands in it twice.
 */
export function keyRingIn(text: string): KeyRing | null {
  const ring = new Map<string, Buffer>()
  for (const entry of text.split(',')) {
    const [, id = '', key = ''] = keyPattern.exec(entry.trim()) ?? []
    if (!id || ring.has(id)) return null
    ring.set(id, Buffer.from(key, 'hex'))
  }
  return ring
}
