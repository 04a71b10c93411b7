import { report } from '../report.ts'
import { setChangeLog } from './change-log.ts'
import { readLog } from './stream.ts'

/**
 * Makes known what was written to the stream: to this isolate at once, to all others by the object that writes the log to KV.
 * Never fails: the changes stand in D1, and the cron trigger pokes the object every minute.
 */
export async function publishChanges(env: Env): Promise<void> {
  await tellThisIsolate(env)
  await pokePublisher(env)
}

/** Makes it known to this isolate alone. Never fails. */
export async function tellThisIsolate(env: Env): Promise<void> {
  try {
    setChangeLog(await readLog(env.DB, Date.now()))
  } catch (failure) {
    report('changes', failure)
  }
}

/** Lets the object look for changes that are not known everywhere yet, or not dealt with. Never fails. */
export async function pokePublisher(env: Env): Promise<void> {
  try {
    await env.CHANGE_PUBLISHER.getByName('one').poke()
  } catch (failure) {
    report('changes', failure)
  }
}
