import { useEffect, useState } from 'react'
import type { FormValues } from '../forms/answer.ts'
import { saveWhileTyping, type ValuesStore } from '../forms/save-while-typing.ts'
import { accountHeader } from '../offline/outbox.ts'
import { stateOf } from '../state/store.ts'

const patienceMs = 10_000
/** Browsers send at most 64 kB for a page that is left, and refuse the request otherwise. */
const maxKeepaliveBytes = 60_000

/** What became of what was typed last. */
export type Autosaved = 'none' | 'saving' | 'saved' | 'failed'

/**
 * Saves the draft while somebody types, also what is not valid yet. Without a draft there is nothing to save into yet, and without script
 * each step saves.
 * @param number Public number of the draft.
 */
export function useAutosave(store: ValuesStore, form: string, number: number | null): Autosaved {
  const [saved, setSaved] = useState<Autosaved>('none')
  useEffect(() => {
    if (number === null) return
    const { end } = saveWhileTyping(store, async (values) => {
      setSaved('saving')
      setSaved((await put(number, form, values)) ? 'saved' : 'failed')
    })
    return end
  }, [store, form, number])
  return saved
}

async function put(number: number, form: string, values: FormValues): Promise<boolean> {
  const account = stateOf('strapi_user')
  const body = JSON.stringify({ form, values })
  try {
    const response = await fetch(`/api/own-vacancies/${number}`, {
      method: 'PUT',
      keepalive: new TextEncoder().encode(body).length <= maxKeepaliveBytes,
      headers: {
        'content-type': 'application/json',
        ...(account ? { [accountHeader]: String(account.id) } : {}),
      },
      body,
      signal: AbortSignal.timeout(patienceMs),
    })
    return response.ok
  } catch {
    return false
  }
}
