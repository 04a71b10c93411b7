import type { Context } from 'hono'
import type { FormDefinition } from '../../client/forms/define-form.ts'
import type { AppEnv } from '../env.ts'
import type { Refused } from './form-handler.ts'
import { readFormStamp } from './form-stamp.ts'
import type { SentForm } from './sent-form.ts'

/** Nobody fills in a form of several fields faster. Pages from the cache were made earlier, so that most people never meet this. */
const leastMs = 1500

/** It looks like the work of a program. Said openly, since a program that fills in forms for people looks alike. */
const suspicious = {
  kind: 'refused',
  status: 422,
  notice: { key: 'form.suspicious' },
} as const satisfies Refused

/** Refuses what programs send that fill in every form they meet: a field that nobody sees is filled in, or no page was loaded for it. */
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
