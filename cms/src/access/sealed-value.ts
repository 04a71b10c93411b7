import { decrypt, encrypt } from './encryption.ts'
import type { KeyRing } from './key-ring.ts'

/** Where a value is stored. A value that is copied to another place can't be decrypted. */
export interface SealedPlace {
  /** Such as `mandate SCH-000017`. */
  record: string
  field: string
}

/**
 * Encrypts a value with the newest key.
 * @returns `v1.{key id}.{iv}.{value}`, the last two in base64url.
 */
export function sealValue(ring: KeyRing, place: SealedPlace, text: string): string {
  const [newest] = ring
  if (!newest) throw new Error('The key ring is empty')
  const [id, key] = newest
  const { iv, bytes } = encrypt(text, key, contextOf(place, id))
  return ['v1', id, iv.toString('base64url'), bytes.toString('base64url')].join('.')
}

/** @throws Error If its key isn't in the ring, or it belongs elsewhere. */
export function openValue(ring: KeyRing, place: SealedPlace, sealed: string): string {
  const [version, id = '', iv = '', bytes = ''] = sealed.split('.')
  const key = ring.get(id)
  if (version !== 'v1' || !key) throw new Error(`No key ${version}.${id} in the ring`)
  const encrypted = { iv: Buffer.from(iv, 'base64url'), bytes: Buffer.from(bytes, 'base64url') }
  return decrypt(encrypted, key, contextOf(place, id))
}

/** Beginning of all values that the newest key has encrypted. */
export function newestPrefix(ring: KeyRing): string {
  const [id = ''] = ring.keys()
  return `v1.${id}.`
}

function contextOf({ record, field }: SealedPlace, keyId: string): string {
  return `${record}\n${field}\n${keyId}`
}
