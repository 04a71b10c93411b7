import { useSyncExternalStore } from 'react'
import type { SignedInUser } from '../account/signed-in-user.ts'
import type { EventType } from '../analytics/event-types.ts'
import type { InstallWay } from '../install/install-way.ts'
import type { SavedKey } from '../saved/saved-key.ts'

/** A short message that comes into view and leaves by itself. */
export interface Toast {
  id: string
  text: string
  /** What it tells of; absent where all went well. */
  kind?: 'done' | 'wrong' | 'news'
  /** Site path that it leads to. */
  path?: string
}

/** Something that a reader did, waiting to be sent. */
export interface AnalyticsEvent {
  /** Made where it happened, so that an event that is sent twice counts once. */
  id: string
  eventType: EventType
  /** Milliseconds since the epoch. */
  at: number
  /** Full address of the page on which it happened. */
  url?: string
  /** Full address of the page that led here; absent within one page. */
  referrer?: string
}

/** What the parts of the interface share, under the keys that the specification promises. */
export interface GlobalState {
  strapi_user: SignedInUser | null
  loggedIn: boolean
  showUserMenu: boolean
  showNavItems: boolean
  /** Which modals are open, by name. */
  modals: Readonly<Record<string, boolean>>
  toasts: readonly Toast[]
  /** What the reader has saved, in no order; null while that is not known, and where nobody is signed in. */
  saved: readonly SavedKey[] | null
  'analytics-events': readonly AnalyticsEvent[]
  /** How this device takes the site among its apps; absent where it does not, or has done so. */
  'install-way'?: InstallWay | undefined
}

/** The name of one piece of the shared state. */
export type StateKey = keyof GlobalState

const initial: Readonly<GlobalState> = {
  strapi_user: null,
  loggedIn: false,
  showUserMenu: false,
  showNavItems: false,
  modals: {},
  toasts: [],
  saved: null,
  'analytics-events': [],
}

let state = initial
const listeners = new Set<() => void>()

/** What a key holds now. */
export function stateOf<Key extends StateKey>(key: Key): GlobalState[Key] {
  return state[key]
}

/** Replaces what a key holds. For the browser alone: an isolate of the worker answers many readers at once. */
export function setState<Key extends StateKey>(key: Key, value: GlobalState[Key]): void {
  if (Object.is(state[key], value)) return
  state = { ...state, [key]: value }
  for (const listener of listeners) listener()
}

/**
 * What a key holds, and a render whenever that changes.
 * @param toldByPage What counts on the server and during hydration; its initial value without.
 */
export function useGlobalState<Key extends StateKey>(
  key: Key,
  toldByPage: GlobalState[Key] = initial[key],
): GlobalState[Key] {
  return useSyncExternalStore(
    listen,
    () => state[key],
    () => toldByPage,
  )
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
