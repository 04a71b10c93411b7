import type { Config } from '../env.ts'
import { report } from '../report.ts'
import { nextDue } from './outbox.ts'

/** Lets what waits be sent. Never fails: the next publication, or the cron trigger, tries again. */
export async function wakeSender(env: Env, config: Config): Promise<void> {
  if (!config.firebase?.push) return
  try {
    const due = await nextDue(env.DB, Date.now())
    if (due !== null && due <= Date.now()) await env.PUSH_SENDER.getByName('one').wake()
  } catch (failure) {
    report('push', failure)
  }
}
