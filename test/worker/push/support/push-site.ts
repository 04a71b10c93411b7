import { createExecutionContext, runInDurableObject, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { createApp } from '../../../../worker/app.ts'
import { PushSender } from '../../../../worker/push/push-sender.ts'
import { lane } from '../../support/lane.ts'
import { siteUrl } from '../../support/visit.ts'

const { url, projectId, serviceAccount } = lane.fcm

/** The bindings of a site with push messages, which uses the fake FCM server. */
export const pushEnv: Env = Object.assign({}, env, {
  FIREBASE_PROJECT_ID: projectId,
  FIREBASE_API_KEY: 'AIza-proef',
  FIREBASE_APP_ID: '1:123456789:web:abcdef',
  FIREBASE_MESSAGING_SENDER_ID: '123456789',
  FIREBASE_VAPID_KEY: 'BPk-proef',
  FIREBASE_SERVICE_ACCOUNT: serviceAccount,
  FCM_URL: url,
})

const app = createApp()

/** Sends a request to that site. */
export async function visitPushing(path: string, init: RequestInit = {}): Promise<Response> {
  const context = createExecutionContext()
  const response = await app.fetch(
    new Request(`${siteUrl}${path}`, { redirect: 'manual', ...init }),
    pushEnv,
    context,
  )
  await waitOnExecutionContext(context)
  return response
}

/** Runs the sender's alarm once. @returns When it runs again, in milliseconds since 1970, or null. */
export async function sendWaiting(bindings: Env = pushEnv): Promise<number | null> {
  return runInDurableObject(env.PUSH_SENDER.getByName('one'), async (_, state) => {
    await state.storage.deleteAlarm()
    // The existing object has the bindings of all tests, without Firebase.
    await new PushSender(state, bindings).alarm()
    const next = await state.storage.getAlarm()
    await state.storage.deleteAlarm()
    return next
  })
}
