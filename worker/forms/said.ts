import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { ReturnedForm } from '../../client/forms/answer.ts'
import type { FieldMessage, FormKey } from '../../client/forms/field-message.ts'
import type { AppEnv } from '../env.ts'
import { writeCookie } from '../http/write-cookie.ts'

/** Holds what is to be said of a form from its answer, which leads back to the page, until that page is shown. */
const saidCookie = 'schakel_gezegd'
/** As long as a slow line takes to ask for the page. */
const saidSeconds = 60

const schema = v.object({
  /** Site path of the page, which says it and no other. */
  path: v.string(),
  form: v.string(),
  notice: v.object({
    key: v.custom<FormKey>((key) => typeof key === 'string' && isSaidKey(key)),
    values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  }),
})

/**
 * Has the page that a form stands on say what was done, when it is asked for next: a page that a browser got by sending a form
 * would send it again with each reload.
 */
export function noteSaid(c: Context<AppEnv>, form: string, notice: FieldMessage): void {
  const said = JSON.stringify({ path: c.var.address.fullPath, form, notice })
  writeCookie(c, saidCookie, encodeURIComponent(said), `Max-Age=${saidSeconds}; HttpOnly`)
}

/** Whether there is something to be said on a page, if it has forms. */
export function hasSaid(c: Context<AppEnv>): boolean {
  return getCookie(c, saidCookie) !== undefined
}

/** What the page that is asked for has to say of one of its forms, once; null where there is nothing. */
export function takeSaid(c: Context<AppEnv>): ReturnedForm | null {
  const sent = getCookie(c, saidCookie)
  if (sent === undefined) return null
  // Such a page passes the cache by, whatever the cookie says.
  c.header('cache-control', 'private, no-store')
  const said = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), sent)
  if (said.success && said.output.path !== c.var.address.fullPath) return null
  writeCookie(c, saidCookie, '', 'Max-Age=0; HttpOnly')
  if (!said.success) return null
  const { form, notice } = said.output
  const { key, values } = notice
  return { name: form, values: {}, answer: { isDone: true, notice: { key, ...(values && { values }) } } }
}

/** Whether a text of the dictionary says what was done. */
function isSaidKey(key: string): boolean {
  return /^(?:account\.[a-z-]+\.done-text|my-account\.done\.[a-z-]+)$/.test(key)
}
