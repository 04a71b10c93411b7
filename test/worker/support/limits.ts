import { env } from 'cloudflare:workers'
import { limitNames } from '../../../worker/accounts/limits.ts'

/** The worker's rate limiters. */
const limits = new Map(limitNames.map((name) => [name, env[name]]))

let begun = 0

/** Resets every limit: their own counters reset only after a minute of real time. */
export function forgetAttempts(): void {
  begun += 1
  for (const [name, binding] of limits) {
    const limit = ({ key }: RateLimitOptions) => binding.limit({ key: `${begun} ${key}` })
    Object.defineProperty(env, name, { value: { limit }, configurable: true, enumerable: true })
  }
}
