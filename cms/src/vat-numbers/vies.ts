import { z } from 'zod'
import { isLoopback } from '../environment/loopback.ts'
import { sellerIn } from '../seller/seller.ts'

type Variables = Record<string, string | undefined>

/** How VIES is asked. */
export interface Vies {
  /** Of its REST interface, without a slash at the end. */
  url: string
  /** Our own VAT number: with it the answer brings a number that proves the question. */
  requester: string
}

/** What VIES said of a VAT number; `unknown` if it said nothing about it, and is to be asked again. */
export interface VatAnswer {
  outcome: 'valid' | 'invalid' | 'unknown'
  /** Number of the consultation, which proves it; null without. */
  requestId: string | null
  /** Whose number it is; null where the country doesn't tell. */
  holder: string | null
  /** Why it is unknown, as VIES names it. */
  reason: string | null
}

const patienceMs = 15_000

/** Countries that keep to themselves whose a number is write dashes. */
const told = z
  .string()
  .nullish()
  .transform((text) => (text && text !== '---' ? text.slice(0, 400) : null))

const Verdict = z.object({
  valid: z.boolean(),
  /** Says why `valid` is false without a verdict. */
  userError: z.string().nullish(),
  requestIdentifier: told,
  name: told,
  address: told,
})

/** Failures come with any status, also with 200. */
const Failure = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) })

/** @returns Null while it can't be asked. */
export function viesIn(env: Variables): Vies | null {
  const { VIES_URL = '' } = env
  const seller = sellerIn(env)
  if (!seller || !isAskable(VIES_URL)) return null
  return { url: VIES_URL.replace(/\/$/, ''), requester: seller.vatId }
}

/** What is off because a variable is missing or wrong. @returns One sentence, or none. */
export function incompleteVies(env: Variables): string[] {
  if (!sellerIn(env) || isAskable(env.VIES_URL ?? '')) return []
  return ['VAT numbers are not checked: VIES_URL is missing, or no address of https']
}

/** By https, unless it is on this machine. */
function isAskable(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || isLoopback(hostname)
}

/**
 * Asks VIES whether a VAT number is in use. Whatever is no verdict is `unknown`: the registers of countries are often away.
 * @param vatId Without spaces and dots, with its country in front.
 */
export async function askVies({ url, requester }: Vies, vatId: string): Promise<VatAnswer> {
  const question = {
    countryCode: vatId.slice(0, 2),
    vatNumber: vatId.slice(2),
    requesterMemberStateCode: requester.slice(0, 2),
    requesterNumber: requester.slice(2),
  }
  try {
    const response = await fetch(`${url}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(question),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    return answerIn(await response.json())
  } catch (failure) {
    return unknown(failure instanceof Error ? failure.name : 'unreadable')
  }
}

function answerIn(answer: unknown): VatAnswer {
  const failure = Failure.safeParse(answer)
  if (failure.success) {
    const [{ error } = { error: '' }] = failure.data.errorWrappers
    // Asked again, it would say the same.
    return error === 'INVALID_INPUT' ? { ...unknown(error), outcome: 'invalid' } : unknown(error)
  }
  const verdict = Verdict.safeParse(answer)
  if (!verdict.success) return unknown('unreadable')
  const { valid, userError, requestIdentifier: requestId, name, address } = verdict.data
  if (!valid && userError && userError !== 'INVALID') return unknown(userError)
  return {
    outcome: valid ? 'valid' : 'invalid',
    requestId,
    holder: [name, address].filter(Boolean).join(', ') || null,
    reason: null,
  }
}

function unknown(reason: string): VatAnswer {
  return { outcome: 'unknown', requestId: null, holder: null, reason: reason.slice(0, 100) }
}
