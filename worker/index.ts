import { forgetOldSessions } from './accounts/d1-sessions.ts'
import { createApp } from './app.ts'
import { crons } from './crons.ts'
import { configOf } from './env.ts'
import { followBackend } from './replica/follow.ts'
import { renewEnded } from './replica/renew-ended.ts'
import { report } from './report.ts'

const app = createApp()

export default {
  fetch: app.fetch,

  /** Every five minutes the replica catches up and what has ended is renewed; at night it is compared with the backend as a whole. */
  async scheduled(event, env) {
    try {
      await renewEnded(env, Date.now())
      await followBackend(env, configOf(env), { whole: event.cron === crons.nightly })
      if (event.cron === crons.nightly) await forgetOldSessions(env.DB)
    } catch (failure) {
      report('scheduled', failure, { cron: event.cron })
    }
  },
} satisfies ExportedHandler<Env>
