import type { FcmAnswer, FcmSeen } from '../../../backend/fcm-protocol.ts'
import { lane } from '../../support/lane.ts'

const { url } = lane.fcm

/** What the server that stands for Google's has seen since it forgot. */
export async function fcmSeen(): Promise<FcmSeen> {
  const response = await fetch(`${url}/control/seen`)
  return response.json<FcmSeen>()
}

/** Lets it forget, and take every message. */
export async function fcmForgets(): Promise<void> {
  await (await fetch(`${url}/control/seen`, { method: 'DELETE' })).text()
}

/** What it answers for a target, one by one; afterwards it takes the messages. */
export async function fcmAnswers(answers: Record<string, FcmAnswer[]>): Promise<void> {
  await (await fetch(`${url}/control/answers`, { method: 'PUT', body: JSON.stringify(answers) })).text()
}
