import { stateOf } from '../state/store.ts'
import type { FormAnswer, FormValues } from './answer.ts'
import type { FormKey } from './field-message.ts'

/** Milliseconds after which a form says that no answer came; what was typed stays. */
const patienceMs = 15_000

/** What to say where the answer is not the form's own, such as that of a limit before it. */
const notices: Readonly<Record<number, FormKey>> = {
  429: 'form.too-many',
  503: 'form.unavailable',
}

/**
 * Sends a form to the page that it stands on, as a browser without script would.
 * @returns The worker's answer, or one of our own where none came.
 */
export async function sendForm(path: string, name: string, values: FormValues): Promise<FormAnswer> {
  const body = new URLSearchParams({ form: name })
  const account = stateOf('strapi_user')
  if (account) body.set('account', String(account.id))
  for (const [field, value] of Object.entries(values)) {
    if (Array.isArray(value)) for (const one of value) body.append(field, one)
    else if (value === true) body.set(field, 'on')
    else if (value !== false) body.set(field, value)
  }
  try {
    const response = await fetch(path, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
    })
    const answer: unknown = await response.json()
    if (isAnswer(answer)) return answer
    return refused(notices[response.status] ?? 'form.failed')
  } catch {
    // Offline, or an answer that is none: the reader can try again, with everything still in place.
    return refused(navigator.onLine ? 'form.failed' : 'form.offline')
  }
}

function refused(key: FormKey): FormAnswer {
  return { isDone: false, errors: {}, notice: { key } }
}

function isAnswer(value: unknown): value is FormAnswer {
  if (typeof value !== 'object' || value === null || !('isDone' in value)) return false
  return (
    value.isDone === true || ('errors' in value && typeof value.errors === 'object' && value.errors !== null)
  )
}
