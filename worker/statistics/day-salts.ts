import { hexadecimal } from '../signature.ts'

const prefix = 'salt '
const saltBytes = 32
/** Hex digits of a pseudonym: enough that two readers of a day don't collide. */
const digits = 32

/** A Dutch date, such as `2026-12-03`; sorts as text. */
type Day = string

/**
 * Pseudonyms for the readers of one day. Each day gets a random salt, which is deleted when no more events of that day
 * can arrive. From then on, nobody can tell which session a pseudonym belonged to, or which pseudonyms of two days were
 * the same reader.
 */
export class DaySalts {
  readonly #kv: SyncKvStorage
  readonly #keys = new Map<Day, Promise<CryptoKey>>()

  constructor(kv: SyncKvStorage) {
    this.#kv = kv
  }

  /**
   * The pseudonym of a session on a day.
   * @returns Hex digits.
   */
  async pseudonym(session: string, day: Day): Promise<string> {
    const mac = await crypto.subtle.sign('HMAC', await this.#key(day), new TextEncoder().encode(session))
    return hexadecimal(new Uint8Array(mac)).slice(0, digits)
  }

  /** Deletes the salts of all days before the given one. */
  forgetBefore(day: Day): void {
    for (const earlier of this.days()) {
      if (earlier >= day) continue
      this.#kv.delete(prefix + earlier)
      this.#keys.delete(earlier)
    }
  }

  /** The days that have a salt. */
  days(): Day[] {
    return [...this.#kv.list({ prefix })].map(([key]) => key.slice(prefix.length))
  }

  #key(day: Day): Promise<CryptoKey> {
    const known = this.#keys.get(day)
    if (known) return known
    const key = crypto.subtle.importKey('raw', this.#salt(day), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
    ])
    this.#keys.set(day, key)
    return key
  }

  #salt(day: Day): Uint8Array {
    const stored = this.#kv.get<Uint8Array>(prefix + day)
    if (stored) return stored
    const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
    this.#kv.put(prefix + day, salt)
    return salt
  }
}
