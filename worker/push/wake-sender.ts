import type { Consumer } from '../changes/consumer.ts'
import type { Config } from '../env.ts'
import { report } from '../report.ts'
import { nextDue } from './outbox.ts'

/** Wakes the sender if messages wait. Never throws: the next publication or the cron trigger tries again. */
export async function wakeSender(env: Env, config: Config): Promise<void> {
  if (!config.firebase?.push) return
  try {
    const due = await nextDue(env.DB, Date.now())
    if (due !== null && due <= Date.now()) await env.PUSH_SENDER.getByName('one').wake()
  } catch (failure) {
    report('push', failure)
  }
}

/** A document's notifications were written in the same batch as the document; this only wakes the sender. */
export function wakeSenderOnChanges(env: Env, config: Config): Consumer {
  return {
    name: 'push',
    async handle({ event, type }) {
      const isAnnounced = event === 'publish' && (type === 'content' || type === 'vacancy')
      if (isAnnounced) await wakeSender(env, config)
    },
  }
}
