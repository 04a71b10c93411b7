import { report } from '../report.ts'
import { type LoggedChanges, setChangeLog, shareLog } from './change-log.ts'
import { readLog } from './stream.ts'

/**
 * Publishes the changes in the stream: to this isolate immediately, to the others of its location through its cache, to
 * all through the object that writes the log to KV. Never throws: the changes are in D1, and the cron trigger wakes the object every minute.
 */
export async function publishChanges(env: Env): Promise<void> {
  await wakePublisher(env, await notifyThisLocation(env))
}

/** Publishes them to this location only. Never throws. @returns The log, or null if D1 doesn't answer. */
export async function notifyThisLocation(env: Env): Promise<LoggedChanges | null> {
  try {
    const log = await readLog(env.DB, Date.now())
    setChangeLog(log)
    await shareLog()
    return log
  } catch (failure) {
    report('changes', failure)
    return null
  }
}

/**
 * Wakes the object to publish and process pending changes. Never throws.
 * @param log As it was read after the change; null lets the object read it.
 */
export async function wakePublisher(env: Env, log: LoggedChanges | null): Promise<void> {
  try {
    await env.CHANGE_PUBLISHER.getByName('one').poke(log)
  } catch (failure) {
    report('changes', failure)
  }
}
