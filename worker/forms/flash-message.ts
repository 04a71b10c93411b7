import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { ReturnedForm } from '../../client/forms/answer.ts'
import { type FieldMessage, type FormKey, isDoneKey } from '../../client/forms/field-message.ts'
import type { AppEnv } from '../env.ts'
import { writeCookie } from '../http/cookies.ts'

/** Holds the flash message between the redirect after a form and the page that shows it. */
const flashCookie = 'schakel_gezegd'
/** Long enough to request the page over a slow connection. */
const flashSeconds = 60

const schema = v.object({
  /** Site path of the only page that shows it. */
  path: v.string(),
  form: v.string(),
  notice: v.object({
    key: v.custom<FormKey>((key) => typeof key === 'string' && isDoneKey(key)),
    values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  }),
})

/**
 * Shows a message on the form's page when it is next requested: reloading a page that a browser got by posting a form would
 * post it again.
 */
export function setFlashMessage(c: Context<AppEnv>, form: string, notice: FieldMessage): void {
  const message = JSON.stringify({ path: c.var.address.fullPath, form, notice })
  writeCookie(c, flashCookie, encodeURIComponent(message), `Max-Age=${flashSeconds}; HttpOnly`)
}

/** Whether there is a flash message, for whichever page. */
export function hasFlashMessage(c: Context<AppEnv>): boolean {
  return getCookie(c, flashCookie) !== undefined
}

/** The flash message of the requested page, once; null if there is none. */
export function takeFlashMessage(c: Context<AppEnv>): ReturnedForm | null {
  const sent = getCookie(c, flashCookie)
  if (sent === undefined) return null
  // Such a page isn't cached, whatever the cookie contains.
  c.header('cache-control', 'private, no-store')
  const message = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), sent)
  if (message.success && message.output.path !== c.var.address.fullPath) return null
  writeCookie(c, flashCookie, '', 'Max-Age=0; HttpOnly')
  if (!message.success) return null
  const { form, notice } = message.output
  const { key, values } = notice
  return { name: form, values: {}, answer: { isDone: true, notice: { key, ...(values && { values }) } } }
}
