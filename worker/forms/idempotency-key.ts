import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { clientAddress } from '../http/client-address.ts'
import { signatureOf } from '../signature.ts'
import type { SentForm } from './sent-form.ts'

/** Recognises a form that is sent again. */
export interface IdempotencyKey {
  /** 64 hexadecimal digits; the backend gets it too. */
  key: string
  /** For how long the same counts as sent again, in milliseconds. */
  rememberedMs: number
}

const hourMs = 60 * 60 * 1000

/** Scripts make a key of their own, at the first press of the button. */
const browserKey = /^[0-9a-f]{32}$/

/**
 * What tells one sending of a form from the next. A script brings a key that nobody else has. Without script the stamp of the page stands
 * in: readers of a page from the cache share it, so that it counts together with who sends it, and for an hour. What was typed always
 * counts too: a form that was changed is another one.
 * @returns null for a form that brought neither, which nothing can be held against.
 */
export async function idempotencyKeyOf(c: Context<AppEnv>, sent: SentForm): Promise<IdempotencyKey | null> {
  const isByScript = browserKey.test(sent.key)
  if (!isByScript && !sent.stamp) return null
  const { visitor, config } = c.var
  const account = visitor.signedIn ? `account ${visitor.userId}` : ''
  const sender = account || `client ${clientAddress(c)} ${c.req.header('user-agent')}`
  const origin = isByScript ? [sent.key, account] : [sent.stamp, sender]
  const text = JSON.stringify(['form submission', sent.name, ...origin, sortedEntries(sent.values)])
  return { key: await signatureOf(text, config.jwtSecret), rememberedMs: isByScript ? 24 * hourMs : hourMs }
}

function sortedEntries(values: SentForm['values']): [string, string | string[]][] {
  return Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))
}
