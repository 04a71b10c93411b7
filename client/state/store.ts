import { useSyncExternalStore } from 'react'
import type { SignedInUser } from '../account/signed-in-user.ts'
import type { EventType } from '../analytics/event-types.ts'

/** A short message that comes into view and leaves by itself. */
export interface Toast {
  id: string
  text: string
  /** What it tells of; absent where all went well. */
  kind?: 'done' | 'wrong'
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
  'analytics-events': readonly AnalyticsEvent[]
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

/** What a key holds, and a render whenever that changes. On the server and during hydration: its initial value. */
export function useGlobalState<Key extends StateKey>(key: Key): GlobalState[Key] {
  return useSyncExternalStore(
    listen,
    () => state[key],
    () => initial[key],
  )
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
