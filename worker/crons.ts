/** The cron triggers, as in `wrangler.toml`; local runs use the same names. */
export const crons = {
  /** Publishes changes whose notification was lost, and those of what has ended. */
  everyMinute: '* * * * *',
  /** The replica catches up with recent changes. */
  catchUp: '*/5 * * * *',
  /** The replica is fully compared with the backend. */
  nightly: '17 3 * * *',
} as const
