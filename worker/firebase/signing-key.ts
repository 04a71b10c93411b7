import { importPKCS8 } from 'jose'
import { onForgetAll } from '../isolate-state.ts'
import type { ServiceAccount } from './service-account.ts'

const keys = new Map<string, Promise<CryptoKey>>()
onForgetAll(() => keys.clear())

/**
 * The key with which a service account signs, read once for each isolate.
 * @throws where its text is no key.
 */
export function signingKey({ clientEmail, privateKey }: ServiceAccount): Promise<CryptoKey> {
  const known = keys.get(clientEmail)
  if (known) return known
  const key = importPKCS8(privateKey, 'RS256')
  keys.set(clientEmail, key)
  key.catch(() => keys.delete(clientEmail))
  return key
}
