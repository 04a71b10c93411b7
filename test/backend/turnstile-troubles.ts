/** How verification goes wrong: no answer at all, an outage, an error of Cloudflare's own. */
export type TurnstileTrouble = 'cut' | 'fail' | 'internal-error'

/** What a token was made for. */
export interface MadeToken {
  hostname: string
  action: string
  /** Seconds since it was made; 0 by default. */
  age?: number
}
