import type { Consumer } from '../changes/consumers.ts'
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

/** What readers are to be told of a document was written with it: the sender only has to look. */
export function wakeSenderOnChanges(env: Env, config: Config): Consumer {
  return {
    name: 'push',
    async handle({ event, type }) {
      const isTold = event === 'publish' && (type === 'content' || type === 'vacancy')
      if (isTold) await wakeSender(env, config)
    },
  }
}
