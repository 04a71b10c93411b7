import { forgetOldSessions } from './accounts/d1-sessions.ts'
import { createApp } from './app.ts'
import { crons } from './crons.ts'
import { configOf } from './env.ts'
import { forgetLeavers } from './firebase/leavers.ts'
import { forgetOldRegistrations } from './push/ended-registrations.ts'
import { wakeSender } from './push/wake-sender.ts'
import { followBackend } from './replica/follow.ts'
import { renewEnded } from './replica/renew-ended.ts'
import { report } from './report.ts'
import { watchStatistics } from './statistics/watch.ts'

export { PushSender } from './push/push-sender.ts'
export { StatisticsBuffer } from './statistics/statistics-buffer.ts'

const app = createApp()

export default {
  fetch: app.fetch,

  /** Every five minutes the replica catches up and what has ended is renewed; at night it is compared with the backend as a whole. */
  async scheduled(event, env) {
    await watchStatistics(env, Date.now())
    try {
      await renewEnded(env, Date.now())
      const { firebase } = configOf(env)
      if (firebase) await forgetLeavers(env.DB, firebase)
      await followBackend(env, configOf(env), { whole: event.cron === crons.nightly })
      // What ended with a session must go before the session is forgotten.
      if (event.cron === crons.nightly) await forgetOldRegistrations(env.DB)
      if (event.cron === crons.nightly) await forgetOldSessions(env.DB)
    } catch (failure) {
      report('scheduled', failure, { cron: event.cron })
    }
    await wakeSender(env, configOf(env))
  },
} satisfies ExportedHandler<Env>
