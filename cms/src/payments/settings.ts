import { isLoopback } from '../environment/loopback.ts'
import { sellerIn } from '../seller/seller.ts'
import { mollie } from './mollie.ts'
import type { PaymentProvider } from './provider.ts'

type Variables = Record<string, string | undefined>

const publicEndpoint = 'https://api.mollie.com'

/** @returns Null while a variable is missing: nothing can be paid online then. */
export function providerIn(env: Variables): PaymentProvider | null {
  const { MOLLIE_KEY: key, MOLLIE_ENDPOINT: endpoint } = env
  if (!key || !sellerIn(env) || !isReachable(env)) return null
  return mollie({ key, endpoint: endpoint || publicEndpoint })
}

/** Malformed variables: with them payments would go nowhere, or to somebody else. */
export function paymentFaults({ MOLLIE_KEY, MOLLIE_ENDPOINT }: Variables): string[] {
  return [
    ...(MOLLIE_KEY && !/^(?:test|live)_[A-Za-z0-9]{30,}$/.test(MOLLIE_KEY)
      ? ['MOLLIE_KEY must begin with test_ or live_, as Mollie shows it.']
      : []),
    ...(MOLLIE_ENDPOINT && !isOfThisMachine(MOLLIE_ENDPOINT)
      ? [
          'MOLLIE_ENDPOINT is for trying payments and must be the origin of a server on this machine: leave it out.',
        ]
      : []),
  ]
}

/** What is off because a variable is missing. @returns One sentence, or none. */
export function incompletePayments(env: Variables): string[] {
  return env.MOLLIE_KEY && !isReachable(env)
    ? ['There is no online payment: SITE_URL must begin with https, so that Mollie can tell of payments']
    : []
}

/** Mollie refuses addresses that it can't reach. */
function isReachable({ SITE_URL, MOLLIE_ENDPOINT }: Variables): boolean {
  return Boolean(MOLLIE_ENDPOINT) || Boolean(SITE_URL?.startsWith('https://'))
}

function isOfThisMachine(address: string): boolean {
  return URL.canParse(address) && isLoopback(new URL(address).hostname) && new URL(address).origin === address
}
