/** The cron triggers, as `wrangler.toml` names them; who pulls them locally uses the same names. */
export const crons = {
  /** Changes that nobody was told of are made known. */
  everyMinute: '* * * * *',
  /** The replica catches up with what changed. */
  catchUp: '*/5 * * * *',
  /** The replica is compared with the backend as a whole. */
  nightly: '17 3 * * *',
} as const
