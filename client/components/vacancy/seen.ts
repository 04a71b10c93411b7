import { useEffect, useSyncExternalStore } from 'react'

/** Numbers of the vacancies that were opened in this browser, newest first. They never leave it. */
const storageKey = 'vacancies-seen'
const maxSeen = 500

const listeners = new Set<() => void>()
let seen: readonly number[] | undefined

/** Whether a vacancy was opened in this browser; false on the server and during hydration. */
export function useSeen(number: number): boolean {
  return useSyncExternalStore(
    listen,
    () => stored().includes(number),
    () => false,
  )
}

/** Remembers that a vacancy is opened here. */
export function useMarkSeen(number: number): void {
  useEffect(() => {
    seen = [number, ...readStored().filter((other) => other !== number)].slice(0, maxSeen)
    try {
      localStorage.setItem(storageKey, JSON.stringify(seen))
    } catch {
      // Without storage it is remembered until the next document.
    }
    notify()
  }, [number])
}

function listen(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', forget)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', forget)
  }
}

/** Another tab changed the list, or signing out cleared it. */
function forget() {
  seen = undefined
  notify()
}

function notify() {
  for (const listener of listeners) listener()
}

function stored(): readonly number[] {
  seen ??= readStored()
  return seen
}

function readStored(): number[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []
  } catch {
    return []
  }
}
