import { createExecutionContext, runInDurableObject, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { createApp } from '../../../../worker/app.ts'
import { PushSender } from '../../../../worker/push/push-sender.ts'
import { lane } from '../../support/lane.ts'
import { siteUrl } from '../../support/visit.ts'

const { url, projectId, serviceAccount } = lane.fcm

/** The bindings of a site that sends push messages, by way of the server that stands for Google's. */
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

/** Asks that site as a browser does. */
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

/** Lets the object that sends do one run, as its alarm does. @returns When it comes back, in milliseconds since 1970, or null. */
export async function sendWaiting(bindings: Env = pushEnv): Promise<number | null> {
  return runInDurableObject(env.PUSH_SENDER.getByName('one'), async (_, state) => {
    await state.storage.deleteAlarm()
    // The object that stands there has the bindings of all tests, without Firebase.
    await new PushSender(state, bindings).alarm()
    const next = await state.storage.getAlarm()
    await state.storage.deleteAlarm()
    return next
  })
}
