import type { Locale } from '../content/locale.ts'
import { permissionNow } from './permission.ts'
import { PushError } from './problems.ts'
import { askState, changeTopics, removeRegistration, sendToken } from './push-calls.ts'
import type { FollowedTopic, PushState } from './push-state.ts'
import { receiveMessages } from './receive.ts'
import { remember, remembered } from './remembered.ts'

/** Days after which the token is made sure of again. */
const refreshAfterMs = 7 * 24 * 3600_000

/**
 * Registers this browser, which must have the reader's permission.
 * @param language Of the messages.
 * @throws PushError, FirebaseError or what the browser throws.
 */
export async function register(language: Locale): Promise<void> {
  const state = await askState(language)
  const token = await tokenOf(state)
  // The worker knows the token as another browser's. Where another tab of this one registered at the same moment, its answer has
  // brought the cookie that proves it. Else the cookie is lost, and a new token proves that this browser is nobody else.
  if (!(await sendToken(token, language)) && !(await sendToken(token, language))) {
    await unsubscribe()
    if (!(await sendToken(await tokenOf(state), language))) throw new PushError('failed')
  }
  const topics = state.registration?.topics.map(({ topic }) => topic) ?? []
  remember({ topics, language, refreshedAt: Date.now() })
  receiveMessages()
}

/**
 * Follows a topic, and registers this browser where it is not yet.
 * @returns Everything that is followed from then on.
 */
export async function follow(topic: string, language: Locale): Promise<FollowedTopic[]> {
  if (!remembered()) await register(language)
  const change = { follow: [topic], language }
  let topics = await changeTopics(change, language)
  if (!topics) {
    // The worker has forgotten this browser, which happens after a sign-out elsewhere or two months of silence.
    await register(language)
    topics = await changeTopics(change, language)
  }
  if (!topics) throw new PushError('failed')
  noteTopics(topics, language)
  return topics
}

/** Follows a topic no more. @returns Everything that is followed from then on; null where nothing is. */
export async function leave(topic: string, locale: Locale): Promise<FollowedTopic[] | null> {
  const topics = await changeTopics({ leave: [topic] }, locale)
  if (topics) noteTopics(topics)
  else remember(null)
  return topics
}

/** Ends all of it on this device. The subscription goes even where the worker cannot be told. */
export async function turnOff(): Promise<void> {
  await unsubscribe().catch(() => null)
  // Forgotten first: what is remembered without a subscription is registered anew by the next page.
  remember(null)
  await removeRegistration()
}

/**
 * Makes sure of a registration that this browser remembers: once a week, and where the browser has dropped its subscription. Where the
 * reader has withdrawn the permission, the registration ends.
 */
export async function keepRegistration(now = Date.now()): Promise<void> {
  const known = remembered()
  if (!known) return
  if (permissionNow() !== 'granted') return turnOff()
  receiveMessages()
  const isDue = now - known.refreshedAt > refreshAfterMs
  if (isDue || !(await subscription())) await register(known.language)
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
