import { DurableObject } from 'cloudflare:workers'
import { configOf } from '../env.ts'
import { report } from '../report.ts'
import { drain, type SentNotes } from './drain.ts'

/** An invocation may make a thousand subrequests, including those to D1. */
const maxAtOnce = 400

/** After an error of D1 or a wrong configuration. */
const troubleWaitMs = 5 * 60_000

/**
 * Sends the messages that wait in D1. There is one such object, so nothing is sent twice in parallel; its alarm keeps
 * firing until nothing waits. The cron trigger restores a lost alarm.
 */
export class PushSender extends DurableObject<Env> {
  constructor(state: DurableObjectState, env: Env) {
    super(state, env)
    state.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS sent (message INTEGER, registration INTEGER, PRIMARY KEY (message, registration)) WITHOUT ROWID',
    )
  }

  /** Checks for messages to send. */
  async wake(): Promise<void> {
    await this.#comeBackAt(Date.now())
  }

  override async alarm(): Promise<void> {
    const { firebase, siteUrl } = configOf(this.env)
    if (!firebase?.push) return
    try {
      const next = await drain({
        db: this.env.DB,
        firebase,
        fcmUrl: firebase.push.fcmUrl,
        siteUrl,
        now: Date.now,
        notes: this.#notes(),
        maxMessages: maxAtOnce,
        onRefused: ({ messageId, message }) =>
          report('push', new Error('FCM refused this message'), { messageId, path: message.path }),
      })
      if (next !== null) await this.#comeBackAt(next)
    } catch (failure) {
      // The platform retries an alarm six times and then stops, so errors are caught and the alarm is set again.
      report('push', failure)
      await this.#comeBackAt(Date.now() + troubleWaitMs)
    }
  }

  /** An object has one alarm: an earlier one stays. */
  async #comeBackAt(atMs: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm()
    if (set === null || set > atMs) await this.ctx.storage.setAlarm(atMs)
  }

  #notes(): SentNotes {
    const { sql } = this.ctx.storage
    return {
      has: ({ messageId, registrationId }) =>
        sql
          .exec('SELECT 1 FROM sent WHERE message = ? AND registration = ?', messageId, registrationId)
          .toArray().length > 0,
      add: ({ messageId, registrationId }) => {
        sql.exec('INSERT OR IGNORE INTO sent VALUES (?, ?)', messageId, registrationId)
      },
      clear: () => {
        sql.exec('DELETE FROM sent')
      },
    }
  }
}
