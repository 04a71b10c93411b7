import { stateOf } from '../state/store.ts'
import type { FormAnswer, FormValues } from './answer.ts'
import { keyField, stampField, trapField } from './engine-fields.ts'
import type { FormKey } from './field-message.ts'

/** Milliseconds after which a form says that no answer came; what was typed stays. */
const patienceMs = 15_000

/** What to say where the answer is not the form's own, such as that of a limit before it. */
const notices: Readonly<Record<number, FormKey>> = {
  400: 'form.gone',
  413: 'form.too-large',
  429: 'form.too-many',
  503: 'form.unavailable',
}

/** What goes with a form beside what was typed. */
interface Sending {
  /** As `newIdempotencyKey` makes it; the same until something has come of it. */
  key: string
  /** Stamp of the page. */
  stamp?: string | undefined
  /** What stands in the field that people do not see. */
  trap?: string | undefined
}

/** A key by which the worker knows a form that it is sent again. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Sends a form to the page that it stands on, as a browser without script would. A file that it is answered by is stored.
 * @returns The worker's answer, or one of our own where none came.
 */
export async function sendForm(
  path: string,
  name: string,
  values: FormValues,
  { key, stamp, trap }: Sending,
): Promise<FormAnswer> {
  const body = new URLSearchParams({ form: name, [keyField]: key })
  if (stamp) body.set(stampField, stamp)
  if (trap) body.set(trapField, trap)
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
    if (response.headers.get('content-disposition')?.startsWith('attachment')) {
      saveFile(response.headers, await response.blob())
      return { isDone: true }
    }
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

/** Has the browser store a file, as it does with one that a form without script is answered by. */
function saveFile(headers: Headers, file: Blob): void {
  const [, name = ''] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? []
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = decodeURIComponent(name)
  link.click()
  URL.revokeObjectURL(link.href)
}

function isAnswer(value: unknown): value is FormAnswer {
  if (typeof value !== 'object' || value === null || !('isDone' in value)) return false
  return (
    value.isDone === true || ('errors' in value && typeof value.errors === 'object' && value.errors !== null)
  )
}
