import type { FormValues } from './answer.ts'

/** How long nothing is typed before it is saved, in milliseconds. */
const quietMs = 1500

/** The values of a form, as TanStack Form stores them. */
export interface ValuesStore {
  state: { values: FormValues }
  subscribe: (listener: () => void) => { unsubscribe: () => void } | (() => void)
}

/** Saving what is typed into a form. */
export interface Typing {
  /** Forgets what waits to be saved. */
  drop: () => void
  /** Saves what waits, and nothing after it. */
  end: () => void
}

/** Saves the values of a form a moment after somebody stops typing, and at once when they leave in the middle of a sentence. */
export function saveWhileTyping(store: ValuesStore, save: (values: FormValues) => void): Typing {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = store.state.values

  function drop() {
    clearTimeout(timer)
    timer = undefined
  }

  function saveNow() {
    if (timer === undefined) return
    drop()
    save(last)
  }

  const subscription = store.subscribe(() => {
    if (store.state.values === last) return
    last = store.state.values
    drop()
    timer = setTimeout(saveNow, quietMs)
  })
  document.addEventListener('visibilitychange', saveNow)

  return {
    drop,
    end() {
      if (typeof subscription === 'function') subscription()
      else subscription.unsubscribe()
      document.removeEventListener('visibilitychange', saveNow)
      saveNow()
    },
  }
}
