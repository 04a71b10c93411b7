import { useEffect, useState } from 'react'
import type { FormValues } from '../forms/answer.ts'
import { accountHeader } from '../offline/outbox.ts'
import { stateOf } from '../state/store.ts'

/** How long nothing is typed before it is saved, in milliseconds. */
const quietMs = 1500
const patienceMs = 10_000

/** What became of what was typed last. */
export type Autosaved = 'none' | 'saving' | 'saved' | 'failed'

/** The values of a form, as TanStack Form stores them. */
interface FormStore {
  state: { values: FormValues }
  subscribe: (listener: () => void) => { unsubscribe: () => void } | (() => void)
}

/**
 * Saves the draft while somebody types: what is valid by itself, so that an unfinished field keeps no other from being saved. Without a draft
 * there is nothing to save into yet, and without script each step saves.
 * @param number Public number of the draft.
 */
export function useAutosave(store: FormStore, form: string, number: number | null): Autosaved {
  const [saved, setSaved] = useState<Autosaved>('none')
  useEffect(() => {
    if (number === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = store.state.values

    async function save() {
      timer = undefined
      setSaved('saving')
      setSaved((await put(number ?? 0, form, last)) ? 'saved' : 'failed')
    }

    const subscription = store.subscribe(() => {
      if (store.state.values === last) return
      last = store.state.values
      clearTimeout(timer)
      timer = setTimeout(save, quietMs)
    })
    return () => {
      if (typeof subscription === 'function') subscription()
      else subscription.unsubscribe()
      // Whoever leaves in the middle of a sentence finds it again.
      if (timer !== undefined) {
        clearTimeout(timer)
        void put(number, form, last)
      }
    }
  }, [store, form, number])
  return saved
}

async function put(number: number, form: string, values: FormValues): Promise<boolean> {
  const account = stateOf('strapi_user')
  try {
    const response = await fetch(`/api/own-vacancies/${number}`, {
      method: 'PUT',
      keepalive: true,
      headers: {
        'content-type': 'application/json',
        ...(account ? { [accountHeader]: String(account.id) } : {}),
      },
      body: JSON.stringify({ form, values }),
      signal: AbortSignal.timeout(patienceMs),
    })
    return response.ok
  } catch {
    return false
  }
}
