import type { Context } from 'hono'
import type { FormDefinition } from '../../client/forms/define-form.ts'
import type { AppEnv } from '../env.ts'
import type { Refused } from './form-handler.ts'
import { readFormStamp } from './form-stamp.ts'
import type { SentForm } from './sent-form.ts'

/** Nobody fills in several fields faster. Cached pages were rendered earlier, so most people never get this. */
const leastMs = 1500

/** It looks like a bot. The message says so, since a program that fills in forms for people looks the same. */
const suspicious = {
  kind: 'refused',
  status: 422,
  notice: { key: 'form.suspicious' },
} as const satisfies Refused

/** Refuses bots that fill in every form they find: the honeypot is filled in, or the page was never loaded. */
export async function refusedAsProgram(
  c: Context<AppEnv>,
  { isForStrangers }: Pick<FormDefinition, 'isForStrangers'>,
  sent: SentForm,
): Promise<Refused | null> {
  if (!isForStrangers) return null
  if (sent.trap !== '') return suspicious
  const stamp = await readFormStamp(c.var.config.jwtSecret, sent.stamp)
  return stamp && Date.now() - stamp.madeAt >= leastMs ? null : suspicious
}
