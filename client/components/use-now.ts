import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let now = 0
let timer: ReturnType<typeof setInterval> | undefined

/**
 * The current time in milliseconds, updated every minute.
 * @returns null on the server and during hydration: a cached document doesn't know when it is read.
 */
export function useNow(): number | null {
  return useSyncExternalStore(listen, present, () => null)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, 60_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    now = 0
  }
}

function present(): number {
  if (now === 0) now = Date.now()
  return now
}

function tick() {
  now = Date.now()
  for (const listener of listeners) listener()
}
