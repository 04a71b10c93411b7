import { forgetOldSessions } from './accounts/d1-sessions.ts'
import { forgetOldMessages } from './api/processed-messages.ts'
import { createApp } from './app.ts'
import { deleteDueApplications } from './applications/delete-due.ts'
import { wakePublisher } from './changes/publish.ts'
import { deleteOldChanges } from './changes/stream.ts'
import { crons } from './crons.ts'
import { deleteOldDrafts } from './drafts/form-drafts.ts'
import { configOf } from './env.ts'
import { sweepFiles } from './files/delete-files.ts'
import { scanWaiting } from './files/scan-file.ts'
import { sweepAccounts } from './files/sweep-accounts.ts'
import { sweepRecords } from './files/sweep-records.ts'
import { deleteQueuedAccounts } from './firebase/deleted-accounts.ts'
import { deleteExpiredOutcomes } from './forms/only-once.ts'
import { counted, sendDeletionCounts } from './privacy/deletion-counts.ts'
import { forgetOldConsents } from './push/consents.ts'
import { forgetOldRegistrations } from './push/ended-registrations.ts'
import { wakeSender } from './push/wake-sender.ts'
import { followBackend } from './replica/follow.ts'
import { recordEnded } from './replica/record-ended.ts'
import { sendRedirectHits } from './replica/send-redirect-hits.ts'
import { report } from './report.ts'
import { watchStatistics } from './statistics/watch.ts'

export { ChangePublisher } from './change-publisher.ts'
export { PushSender } from './push/push-sender.ts'
export { StatisticsBuffer } from './statistics/statistics-buffer.ts'

const app = createApp()

export default {
  fetch: app.fetch,

  /** Mail for the bounce domain, where Email Routing sends it here. */
  async email(message, env) {
    // Only this reads mail, so that no request waits for the parser.
    const { receiveBounce } = await import('./bounces/receive-bounce.ts')
    await receiveBounce(message, configOf(env))
  },

  /**
   * Every minute: publishes pending changes, and those of what has ended. Every five minutes: the replica catches up. At
   * night: full comparison with the backend.
   */
  async scheduled({ cron, scheduledTime }, env) {
    await wakePublisher(env, null)
    // What is paid for by the minute ends by the minute.
    await attempt(cron, () => recordEnded(env, Date.now()))
    if (cron === crons.everyMinute) return
    const config = configOf(env)
    const { firebase } = config
    const isNightly = cron === crons.nightly
    await watchStatistics(env, Date.now())
    // Each is independent: while the backend or Google is down, the others still run.
    await attempt(cron, () => followBackend(env, config, { whole: isNightly }))
    await attempt(cron, () => sendRedirectHits(env.DB, config))
    // After the replica: what it has just learned is told as well.
    await attempt(cron, async () => {
      const { tellAlerts } = await import('./job-alerts/tell-alerts.ts')
      await tellAlerts(env.DB, config, scheduledTime)
    })
    if (firebase) await attempt(cron, () => deleteQueuedAccounts(env.DB, firebase))
    await attempt(cron, () => counted(env.DB, 'upload', () => sweepFiles(env, Date.now())))
    if (config.fileScanner) await attempt(cron, () => scanWaiting(env, config))
    if (isNightly) {
      await attempt(cron, () => forgetEnded(env.DB))
      await attempt(cron, () => deleteOldChanges(env.DB, Date.now()))
      await attempt(cron, () =>
        counted(env.DB, 'form-outcome', () => deleteExpiredOutcomes(env.DB, Date.now())),
      )
      await attempt(cron, () => counted(env.DB, 'draft', () => deleteOldDrafts(env.DB, Date.now())))
      await attempt(cron, () => deleteDueApplications(env, config))
      await attempt(cron, () => counted(env.DB, 'left-behind', () => sweepRecords(env, config)))
      await attempt(cron, () => counted(env.DB, 'left-behind', () => sweepAccounts(env, config)))
      await attempt(cron, () => sendDeletionCounts(env.DB, config))
      await attempt(cron, () => forgetOldMessages(env.DB, Date.now()))
    }
    await wakeSender(env, config)
  },
} satisfies ExportedHandler<Env>

async function attempt(cron: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (failure) {
    report('scheduled', failure, { cron })
  }
}

async function forgetEnded(db: D1Database): Promise<void> {
  // Push registrations of ended sessions must be deleted before the sessions themselves.
  await counted(db, 'push-registration', () => forgetOldRegistrations(db))
  await counted(db, 'push-consent', () => forgetOldConsents(db))
  await counted(db, 'session', () => forgetOldSessions(db))
}
