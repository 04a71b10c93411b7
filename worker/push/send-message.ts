import { accessToken, forgetAccessTokens } from '../firebase/access-token.ts'
import type { FirebaseConfig } from '../firebase/firebase-config.ts'
import { withTimeout } from '../http/timeout.ts'
import { askedToWaitUntil, meaningOf } from './fcm-answer.ts'
import { fcmMessage } from './fcm-message.ts'
import type { Outcome, Waiting } from './outbox.ts'

/** How long FCM may take per message. */
const timeoutMs = 10_000

/** Backoff when FCM doesn't name a delay: ten seconds at first, as its documentation recommends, then doubling. */
const firstWaitMs = 10_000
const maxWaitMs = 3600_000

/** Nothing can be sent at all: FCM doesn't know this site's account or project, or doesn't let it send. */
class SendingIsOff extends Error {
  override readonly name = 'SendingIsOff'
}

/** What sending needs. */
export interface Sending {
  firebase: FirebaseConfig
  /** Origin of FCM. */
  fcmUrl: string
  /** Origin of the site. */
  siteUrl: string
  /** Milliseconds since 1970. */
  now: () => number
}

/**
 * Submits one message to FCM.
 * @throws SendingIsOff if there is no point in trying others.
 */
export async function sendMessage(waiting: Waiting, sending: Sending): Promise<Outcome> {
  const first = await attempt(waiting, sending)
  if (first !== 'unauthorised') return first
  // Keys are rotated and tokens revoked early: retries once with a new token.
  forgetAccessTokens()
  const second = await attempt(waiting, sending)
  if (second === 'unauthorised') throw new SendingIsOff('FCM does not accept the access token')
  return second
}

async function attempt(
  waiting: Waiting,
  { firebase, fcmUrl, siteUrl, now }: Sending,
): Promise<Outcome | 'unauthorised'> {
  const token = await accessToken(firebase.serviceAccount, ['firebase.messaging']).catch((cause: unknown) => {
    throw new SendingIsOff('No access token for FCM', { cause })
  })
  const url = `${fcmUrl}/v1/projects/${firebase.options.projectId}/messages:send`
  const init: RequestInit = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(fcmMessage(waiting, siteUrl, now())),
    redirect: 'manual',
  }
  let response: Response
  let body: unknown
  try {
    ;[response, body] = await withTimeout(timeoutMs, async (signal) => {
      const response = await fetch(url, { ...init, signal })
      return [response, await response.json().catch(() => null)]
    })
  } catch {
    return { kind: 'later', atMs: now() + waitMs(waiting.attempts) }
  }
  const meaning = meaningOf(response.status, body)
  switch (meaning) {
    case 'sent':
    case 'gone':
    case 'refused':
      return { kind: meaning }
    case 'unauthorised':
      return meaning
    case 'later':
      return {
        kind: 'later',
        atMs: Math.max(
          askedToWaitUntil(response.headers.get('retry-after'), now()) ?? 0,
          now() + waitMs(waiting.attempts),
        ),
      }
    case 'misconfigured':
      throw new SendingIsOff(`FCM answered ${response.status}`)
  }
}

/** With jitter, so that messages that failed together aren't retried together. */
function waitMs(attempts: number): number {
  return Math.min(maxWaitMs, firstWaitMs * 2 ** attempts) * (0.8 + 0.4 * Math.random())
}
