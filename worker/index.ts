import { createApp } from './app.ts'
import { configOf } from './env.ts'
import { followBackend } from './replica/follow.ts'
import { report } from './report.ts'

const app = createApp()

const nightly = '17 3 * * *'

export default {
  fetch: app.fetch,

  /** Every five minutes the replica catches up; at night it is compared with the backend as a whole. */
  async scheduled(event, env) {
    try {
      await followBackend(env, configOf(env), { whole: event.cron === nightly })
    } catch (failure) {
      report('scheduled', failure, { cron: event.cron })
    }
  },
} satisfies ExportedHandler<Env>
