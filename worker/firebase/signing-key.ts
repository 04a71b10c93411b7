import { importPKCS8 } from 'jose'
import { onForgetAll } from '../isolate-state.ts'
import type { ServiceAccount } from './service-account.ts'

const keys = new Map<string, Promise<CryptoKey>>()
onForgetAll(() => keys.clear())

/**
 * A service account's signing key, imported once per isolate.
 * @throws if its text isn't a valid key.
 */
export function signingKey({ clientEmail, privateKey }: ServiceAccount): Promise<CryptoKey> {
  const known = keys.get(clientEmail)
  if (known) return known
  const key = importPKCS8(privateKey, 'RS256')
  keys.set(clientEmail, key)
  key.catch(() => keys.delete(clientEmail))
  return key
}
