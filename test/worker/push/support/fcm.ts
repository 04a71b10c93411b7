import type { FcmAnswer, FcmSeen } from '../../../backend/fcm-protocol.ts'
import { lane } from '../../support/lane.ts'

const { url } = lane.fcm

/** What the fake FCM server has received since it was reset. */
export async function fcmSeen(): Promise<FcmSeen> {
  const response = await fetch(`${url}/control/seen`)
  return response.json<FcmSeen>()
}

/** Resets it, so that it accepts every message. */
export async function fcmForgets(): Promise<void> {
  await (await fetch(`${url}/control/seen`, { method: 'DELETE' })).text()
}

/** Its next answers for a target, in order; afterwards it accepts messages. */
export async function fcmAnswers(answers: Record<string, FcmAnswer[]>): Promise<void> {
  await (await fetch(`${url}/control/answers`, { method: 'PUT', body: JSON.stringify(answers) })).text()
}
