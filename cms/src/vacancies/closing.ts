import type { Core } from '@strapi/strapi'
import { refusal } from '../access/refusal.ts'
import { settleApplications } from '../applications/retention.ts'
import { type Act, isRecorded, recordAct } from './acts.ts'
import { chargePeriod } from './credit.ts'
import type { Actor } from './drafts.ts'
import { changeLive } from './live.ts'
import { changing, stateOf, type VacancyState } from './vacancy.ts'

const dayMs = 86_400_000
/** As `vacancy-dates.ts` has it. */
const maxDays = 180

/**
 * What an employer does with a published vacancy: in which states, and what it becomes. One whose time is over can still be filled: its
 * applications then go sooner.
 */
const steps = {
  pause: { from: ['published'], to: 'paused', act: 'paused' },
  resume: { from: ['paused'], to: 'published', act: 'resumed' },
  fill: { from: ['published', 'paused', 'expired'], to: 'filled', act: 'filled' },
} as const satisfies Record<string, { from: VacancyState[]; to: VacancyState; act: Act }>

export type Step = keyof typeof steps

/** Pauses, resumes or closes a vacancy; one that is there already stays as it is. */
export async function takeStep(
  strapi: Core.Strapi,
  actor: Actor,
  documentId: string,
  step: Step,
): Promise<void> {
  const { from, to, act } = steps[step]
  await changing(strapi, documentId, async (vacancy) => {
    const state = stateOf(vacancy)
    if (state === to) return
    if (!from.some((possible) => possible === state)) throw refusal('vacancy-state')
    await changeLive(strapi, vacancy, {
      vacancyState: to,
      ...(step === 'fill' ? { closedAt: new Date() } : {}),
    })
    if (step === 'fill') await settleApplications(strapi, documentId)
    await recordAct(strapi, documentId, { act, account: actor.id })
  })
}

/**
 * Uses a credit for another period: an open vacancy closes later, a closed one is open again from now on.
 * @param key The same for the same act sent again: it costs one credit.
 * @throws errors.ApplicationError Without a credit, or if it would be open for too long.
 */
export async function renew(
  strapi: Core.Strapi,
  actor: Actor,
  documentId: string,
  key: string,
): Promise<void> {
  await changing(strapi, documentId, async (vacancy) => {
    if (await isRecorded(strapi, documentId, key)) return
    const state = stateOf(vacancy)
    const { published } = vacancy
    if (!published || !['published', 'paused', 'filled', 'expired'].includes(state))
      throw refusal('vacancy-state')
    const isOpen = state === 'published' || state === 'paused'
    // Those of a procedure that has ended keep their end, also if that is only now seen.
    await settleApplications(strapi, documentId)
    const posted = isOpen ? new Date(published.postedAt ?? Date.now()) : new Date()
    const from = isOpen ? new Date(published.validThrough ?? Date.now()) : posted
    const period = await chargePeriod(strapi, vacancy, { account: actor.documentId, key })
    if (!period) throw refusal('no-credits')
    const validThrough = new Date(from.getTime() + period.days * dayMs)
    if (validThrough.getTime() - posted.getTime() > maxDays * dayMs) throw refusal('vacancy-too-long')
    await changeLive(strapi, vacancy, {
      validThrough,
      postedAt: posted,
      ...(isOpen ? {} : { vacancyState: 'published', closedAt: null }),
    })
    await settleApplications(strapi, documentId)
    await recordAct(strapi, documentId, { act: isOpen ? 'extended' : 'relisted', account: actor.id, key })
  })
}
