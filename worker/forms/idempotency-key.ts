import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { clientAddress } from '../http/client-address.ts'
import { signatureOf } from '../signature.ts'
import type { SentForm } from './sent-form.ts'

/** Recognises a form that is sent again. */
export interface IdempotencyKey {
  /** 64 hexadecimal digits; the backend gets it too. */
  key: string
  /** How long its outcome is stored, in milliseconds. */
  rememberedMs: number
}

const hourMs = 60 * 60 * 1000

/** Scripts make a key when the button is first pressed. */
const browserKey = /^[0-9a-f]{32}$/

/**
 * Distinguishes one submission of a form from the next. A script sends a unique key. Without script the page's stamp is used:
 * readers of a cached page share it, so it counts together with the sender, and for an hour. What was typed always counts too: a
 * form with other values is another submission.
 * @returns Null for a form with neither key nor stamp.
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
