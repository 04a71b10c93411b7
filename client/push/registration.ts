import type { Locale } from '../content/locale.ts'
import { pushConsentVersion } from './consent.ts'
import { permissionNow } from './permission.ts'
import { PushError } from './problems.ts'
import { askState, changeTopics, removeRegistration, sendToken } from './push-calls.ts'
import type { FollowedTopic, PushState } from './push-state.ts'
import { receiveMessages } from './receive.ts'
import { remember, remembered } from './remembered.ts'

/** How long until the token is checked again, in milliseconds. */
const refreshAfterMs = 7 * 24 * 3600_000

/**
 * Registers this browser. It must have the permission.
 * @param language Of the messages.
 * @param consent Version of the text that the reader has just agreed to; null if nobody asked them.
 * @throws PushError, FirebaseError or what the browser throws.
 */
export async function register(language: Locale, consent: string | null): Promise<void> {
  const state = await askState(language)
  const token = await tokenOf(state)
  // The worker has this token under another registration. If another tab registered at the same moment, its response has set the cookie
  // that proves it's this browser. Otherwise the cookie is lost, and a new token starts a new registration.
  const send = (one: string) => sendToken(one, language, consent)
  if (!(await send(token)) && !(await send(token))) {
    await unsubscribe()
    if (!(await send(await tokenOf(state)))) throw new PushError('failed')
  }
  const topics = state.registration?.topics.map(({ topic }) => topic) ?? []
  remember({ topics, language, refreshedAt: Date.now() })
  receiveMessages()
}

/**
 * Follows a topic, and registers this browser first if needed: the reader has just agreed to the text at the button.
 * @returns Everything this browser follows now.
 */
export async function follow(topic: string, language: Locale): Promise<FollowedTopic[]> {
  if (!remembered()) await register(language, pushConsentVersion)
  const change = { follow: [topic], language }
  let topics = await changeTopics(change, language)
  if (!topics) {
    // The worker no longer knows this browser: it was signed out on another device, or silent for two months. The text isn't at
    // the button of who agreed before.
    await register(language, null)
    topics = await changeTopics(change, language)
  }
  if (!topics) throw new PushError('failed')
  noteTopics(topics, language)
  return topics
}

/** Unfollows a topic. @returns Everything this browser still follows; null if nothing. */
export async function leave(topic: string, locale: Locale): Promise<FollowedTopic[] | null> {
  const topics = await changeTopics({ leave: [topic] }, locale)
  if (topics) noteTopics(topics)
  else remember(null)
  return topics
}

/** Turns push off on this device. Ends the subscription even if the worker can't be reached. */
export async function turnOff(): Promise<void> {
  await unsubscribe().catch(() => null)
  // Forget it first: the next page registers a remembered browser that has no subscription.
  remember(null)
  await removeRegistration()
}

/**
 * Checks a remembered registration: once a week, and when the browser has dropped its subscription. Ends it if the reader withdrew the
 * permission.
 */
export async function keepRegistration(now = Date.now()): Promise<void> {
  const known = remembered()
  if (!known) return
  if (permissionNow() !== 'granted') return turnOff()
  receiveMessages()
  const isDue = now - known.refreshedAt > refreshAfterMs
  if (isDue || !(await subscription())) await register(known.language, null)
}

async function tokenOf(state: PushState): Promise<string> {
  const { fcmToken } = await import('./fcm-token.ts')
  return fcmToken(state)
}

function noteTopics(topics: readonly FollowedTopic[], language?: Locale): void {
  const known = remembered()
  if (known)
    remember({ ...known, topics: topics.map(({ topic }) => topic), ...(language ? { language } : {}) })
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe()
}
