import type { Consumer } from './changes/consumer.ts'
import type { Config } from './env.ts'
import { noticeChanges } from './firebase/notices/notice-change.ts'
import { announceChanges } from './indexnow/announce-change.ts'
import { wakeSenderOnChanges } from './push/wake-sender.ts'
import { dependentsOfChanges } from './replica/dependents.ts'

/** Everything that follows from a change, each with its own cursor. */
export function changeConsumers(env: Env, config: Config): Consumer[] {
  return [
    dependentsOfChanges(env.DB),
    announceChanges(env, config),
    noticeChanges(env, config),
    wakeSenderOnChanges(env, config),
  ]
}
