import { useSyncExternalStore } from 'react'
import type { EventType } from '../content/event-types.ts'
import type { SavedKey } from '../content/saved-key.ts'
import type { SignedInUser } from '../content/signed-in-user.ts'
import type { InstallWay } from './install-way.ts'

/** A short message that appears and disappears automatically. */
export interface Toast {
  id: string
  text: string
  /** The kind of message; absent for success. */
  kind?: 'done' | 'wrong' | 'news'
  /** Site path that it links to. */
  path?: string
}

/** A reader's action, waiting to be sent. */
export interface AnalyticsEvent {
  /** Generated in the browser, so that an event that is sent twice counts once. */
  id: string
  eventType: EventType
  /** Milliseconds since the epoch. */
  at: number
  /** Full address of the page where it happened. */
  url?: string
  /** Full address of the previous page; absent within one page. */
  referrer?: string
  /** Entries of an `Impression`, such as `vacancy/5001`. */
  listed?: readonly string[]
}

/** State shared across the interface, under the keys that the specification promises. */
export interface GlobalState {
  strapi_user: SignedInUser | null
  loggedIn: boolean
  showUserMenu: boolean
  showNavItems: boolean
  /** Which modals are open, by name. */
  modals: Readonly<Record<string, boolean>>
  toasts: readonly Toast[]
  /** What the reader has saved, unordered; null if unknown or nobody is signed in. */
  saved: readonly SavedKey[] | null
  /** Topics that the reader follows, newest first; null until they are known. */
  follows: readonly string[] | null
  'analytics-events': readonly AnalyticsEvent[]
  /** How the app can be installed on this device; absent if it can't, or already is. */
  'install-way'?: InstallWay | undefined
}

/** A key of the shared state. */
export type StateKey = keyof GlobalState

const initial: Readonly<GlobalState> = {
  strapi_user: null,
  loggedIn: false,
  showUserMenu: false,
  showNavItems: false,
  modals: {},
  toasts: [],
  saved: null,
  follows: null,
  'analytics-events': [],
}

let state = initial
const listeners = new Set<() => void>()

/** The current value of a key. */
export function stateOf<Key extends StateKey>(key: Key): GlobalState[Key] {
  return state[key]
}

/** Replaces the value of a key. Browser only: an isolate of the worker serves many readers at the same time. */
export function setState<Key extends StateKey>(key: Key, value: GlobalState[Key]): void {
  if (Object.is(state[key], value)) return
  state = { ...state, [key]: value }
  for (const listener of listeners) listener()
}

/**
 * The value of a key; re-renders when it changes.
 * @param serverValue Used on the server and during hydration; defaults to the key's initial value.
 */
export function useGlobalState<Key extends StateKey>(
  key: Key,
  serverValue: GlobalState[Key] = initial[key],
): GlobalState[Key] {
  return useSyncExternalStore(
    listen,
    () => state[key],
    () => serverValue,
  )
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
