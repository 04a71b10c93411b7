import { report } from '../report.ts'
import { setChangeLog } from './change-log.ts'
import { readLog } from './stream.ts'

/**
 * Publishes the changes in the stream: to this isolate immediately, to all others through the object that writes the
 * log to KV. Never throws: the changes are in D1, and the cron trigger wakes the object every minute.
 */
export async function publishChanges(env: Env): Promise<void> {
  await notifyThisIsolate(env)
  await pokePublisher(env)
}

/** Publishes them to this isolate only. Never throws. */
export async function notifyThisIsolate(env: Env): Promise<void> {
  try {
    setChangeLog(await readLog(env.DB, Date.now()))
  } catch (failure) {
    report('changes', failure)
  }
}

/** Wakes the object to publish and process pending changes. Never throws. */
export async function pokePublisher(env: Env): Promise<void> {
  try {
    await env.CHANGE_PUBLISHER.getByName('one').poke()
  } catch (failure) {
    report('changes', failure)
  }
}
