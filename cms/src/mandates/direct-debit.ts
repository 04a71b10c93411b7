import { type KeyRing, keyRingIn } from '../access/key-ring.ts'
import { type Seller, sellerIn } from '../seller/seller.ts'

type Variables = Record<string, string | undefined>

/** What direct debits need. */
export interface DirectDebit {
  creditor: Seller & { creditorId: string }
  ring: KeyRing
  /** For the HMAC by which account numbers are found. */
  searchSecret: string
}

/** @returns Null while a variable is missing: there are no mandates then. */
export function directDebitIn(env: Variables): DirectDebit | null {
  const seller = sellerIn(env)
  const { IBAN_KEYS, IBAN_SEARCH_SECRET: searchSecret } = env
  const ring = IBAN_KEYS ? keyRingIn(IBAN_KEYS) : null
  if (!seller?.creditorId || !ring || !searchSecret) return null
  return { creditor: { ...seller, creditorId: seller.creditorId }, ring, searchSecret }
}

/** A malformed key ring: with it account numbers would be lost, or not encrypted. */
export function keyRingFaults({ IBAN_KEYS }: Variables): string[] {
  return IBAN_KEYS && !keyRingIn(IBAN_KEYS)
    ? [
        'IBAN_KEYS must be id:key pairs, separated by commas; each key has 64 hexadecimal digits, and each id stands once.',
      ]
    : []
}

/** What is off because a variable is missing. @returns One sentence, or none. */
export function incompleteDirectDebit(env: Variables): string[] {
  const names = ['SELLER_CREDITOR_ID', 'IBAN_KEYS', 'IBAN_SEARCH_SECRET']
  const missing = names.filter((name) => !env[name])
  return missing.length > 0 && missing.length < names.length
    ? [`There is no direct debit: ${missing.join(' and ')} is missing`]
    : []
}
