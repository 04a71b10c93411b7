import type { Config } from '../env.ts'
import { connectionsOf } from '../firebase/connections.ts'

/** Origins that the security policy opens to besides our own. */
export interface PolicyOrigins {
  /** Scripts may speak to them. */
  connections: readonly string[]
  /** Forms may lead there, and readers pay there. */
  payments: readonly string[]
}

/** What the configuration of this deployment opens to. */
export function policyOrigins(config: Pick<Config, 'firebase' | 'paymentOrigins'>): PolicyOrigins {
  return { connections: connectionsOf(config), payments: config.paymentOrigins }
}
