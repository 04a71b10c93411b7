import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { ReturnedForm } from '../../client/forms/answer.ts'
import { type FieldMessage, type FormKey, isDoneKey } from '../../client/forms/field-message.ts'
import type { AppEnv } from '../env.ts'
import { writeCookie } from '../http/cookies.ts'

/** Holds the flash message from the answer to a form, which leads back to its page, until that page is shown. */
const flashCookie = 'schakel_gezegd'
/** As long as a slow line takes to ask for the page. */
const flashSeconds = 60

const schema = v.object({
  /** Site path of the page, which shows it and no other. */
  path: v.string(),
  form: v.string(),
  notice: v.object({
    key: v.custom<FormKey>((key) => typeof key === 'string' && isDoneKey(key)),
    values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  }),
})

/**
 * Has the page that a form stands on say what was done, when it is asked for next: a page that a browser got by sending a form
 * would send it again with each reload.
 */
export function setFlashMessage(c: Context<AppEnv>, form: string, notice: FieldMessage): void {
  const message = JSON.stringify({ path: c.var.address.fullPath, form, notice })
  writeCookie(c, flashCookie, encodeURIComponent(message), `Max-Age=${flashSeconds}; HttpOnly`)
}

/** Whether there is a flash message, for whichever page. */
export function hasFlashMessage(c: Context<AppEnv>): boolean {
  return getCookie(c, flashCookie) !== undefined
}

/** The flash message of the page that is asked for, once; null where there is none. */
export function takeFlashMessage(c: Context<AppEnv>): ReturnedForm | null {
  const sent = getCookie(c, flashCookie)
  if (sent === undefined) return null
  // Such a page passes the cache by, whatever the cookie says.
  c.header('cache-control', 'private, no-store')
  const message = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), sent)
  if (message.success && message.output.path !== c.var.address.fullPath) return null
  writeCookie(c, flashCookie, '', 'Max-Age=0; HttpOnly')
  if (!message.success) return null
  const { form, notice } = message.output
  const { key, values } = notice
  return { name: form, values: {}, answer: { isDone: true, notice: { key, ...(values && { values }) } } }
}
