import type { Config } from '../env.ts'
import { connectionsOf } from '../firebase/connections.ts'

/** Origins that the security policy opens to besides our own. */
export interface PolicyOrigins {
  /** Scripts may speak to them. */
  connections: readonly string[]
  /** Forms may lead there, and readers pay there. */
  payments: readonly string[]
  /** Whether pages have a frame: our own page in which Cloudflare's widget runs. */
  frames: boolean
}

/** What the configuration of this deployment opens to. */
export function policyOrigins(
  config: Pick<Config, 'firebase' | 'paymentOrigins' | 'turnstile'>,
): PolicyOrigins {
  return {
    connections: connectionsOf(config),
    payments: config.paymentOrigins,
    frames: config.turnstile !== null,
  }
}
