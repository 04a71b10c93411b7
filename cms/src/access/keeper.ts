import { createHash } from 'node:crypto'

/**
 * Keeps what was made last, by everything that it depends on, which must be plain data. What is in the making is made once; what fails is not
 * kept. Keys are stored as hashes: an account comes with that of its password.
 * @param most How many are kept.
 */
export function keeper<Made>(most: number): (of: unknown[], make: () => Promise<Made>) => Promise<Made> {
  const kept = new Map<string, Promise<Made>>()
  return (of, make) => {
    const key = createHash('sha256').update(JSON.stringify(of)).digest('base64')
    const made = kept.get(key) ?? make()
    // The order of a map is that of insertion: what was used last stays longest.
    kept.delete(key)
    kept.set(key, made)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    made.catch(() => kept.delete(key))
    return made
  }
}
