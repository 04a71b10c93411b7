import { stateOf } from '../state/store.ts'
import type { FormAnswer, FormValues } from './answer.ts'
import { keyField, proofField, stampField, trapField } from './engine-fields.ts'
import type { FormKey } from './field-message.ts'
import { withoutRows } from './rows.ts'

/** Timeout in milliseconds, after which the form shows a message; what was typed stays. */
const patienceMs = 15_000

/** Messages for answers that aren't the form's own, such as that of a limit before it. */
const notices: Readonly<Record<number, FormKey>> = {
  400: 'form.gone',
  413: 'form.too-large',
  429: 'form.too-many',
  503: 'form.unavailable',
}

/** What is sent with a form besides its values. */
interface Sending {
  /** As `newIdempotencyKey` makes it; the same until there is an outcome. */
  key: string
  /** Stamp of the page. */
  stamp?: string | undefined
  /** Value of the honeypot field. */
  trap?: string | undefined
  /** Token by which Cloudflare says that a person sends it. */
  proof?: string | undefined
}

/** A key by which the worker recognises a form that is sent again. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Posts a form to its page, as a browser without script would. If the answer is a file, it is downloaded.
 * @returns The worker's answer, or one of our own if there was none.
 */
export async function sendForm(
  path: string,
  name: string,
  values: FormValues,
  { key, stamp, trap, proof }: Sending,
): Promise<FormAnswer> {
  const body = new URLSearchParams({ form: name, [keyField]: key })
  if (stamp) body.set(stampField, stamp)
  if (trap) body.set(trapField, trap)
  if (proof) body.set(proofField, proof)
  const account = stateOf('strapi_user')
  if (account) body.set('account', String(account.id))
  for (const [field, value] of withoutRows(values)) {
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
    // Offline, or an invalid answer: the reader can try again, with all values in place.
    return refused(navigator.onLine ? 'form.failed' : 'form.offline')
  }
}

function refused(key: FormKey): FormAnswer {
  return { isDone: false, errors: {}, notice: { key } }
}

/** Downloads a file, as a browser without script does when a form answers with one. */
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
