import type { Core } from '@strapi/strapi'
import { languageOf } from '../mail/site-link.ts'
import { recordAct } from './acts.ts'
import { chargePeriod, firstPeriod } from './credit.ts'
import { sendBack } from './send-back.ts'
import { tellEmployer } from './tell-employer.ts'
import { changeDraft, isOver, stateOf, type Vacancy, vacancyUid } from './vacancy.ts'

const dayMs = 86_400_000

/** To whoever posted a vacancy. */
const dayHasPassed = {
  nl: 'De sluitdag die u koos, is voorbij. Kies een andere en dien de vacature opnieuw in. Er is geen tegoed gebruikt.',
  en: 'The closing day that you chose has passed. Choose another one and submit the vacancy again. No credit has been used.',
  de: 'Der von Ihnen gewählte Schlusstag ist vorbei. Wählen Sie einen anderen und reichen Sie das Angebot erneut ein. Es wurde kein Guthaben verwendet.',
}

/**
 * Pays for the first period of an approved vacancy and publishes it: now, or on the day that its employer chose. Without a credit it waits
 * for the payment; one that would have closed by now goes back to its employer, unpaid. Within the transaction of `changing`.
 */
export async function payAndPublish(strapi: Core.Strapi, vacancy: Vacancy): Promise<void> {
  const { documentId, postedAt, vacancyState } = vacancy.draft
  if (isOver(vacancy.draft))
    return sendBack(strapi, vacancy, dayHasPassed[languageOf(vacancy.draft.owner?.language)])
  // Whoever handed it in spends it, even if it is published days later.
  const account = vacancy.draft.owner?.documentId ?? null
  const period = await chargePeriod(strapi, vacancy, { account, key: firstPeriod })
  if (!period) {
    if (vacancyState === 'awaiting-payment') return
    await changeDraft(strapi, vacancy, { vacancyState: 'awaiting-payment' })
    await recordAct(strapi, documentId, { act: 'awaits-payment', account: null })
    await tell(strapi, vacancy, 'vacancy-awaits-payment')
    return
  }
  const from = new Date(Math.max(Date.now(), postedAt ? new Date(postedAt).getTime() : 0))
  await changeDraft(strapi, vacancy, {
    vacancyState: 'approved',
    postedAt: from,
    validThrough: lastMoment(vacancy, from, period.days),
  })
  if (from.getTime() <= Date.now()) await publish(strapi, vacancy)
}

/** Publishes what is approved and paid. Within the transaction of `changing`. */
export async function publish(strapi: Core.Strapi, vacancy: Vacancy): Promise<void> {
  const { documentId, locale } = vacancy.draft
  await changeDraft(strapi, vacancy, { vacancyState: 'published', rejectReason: null })
  await strapi.documents(vacancyUid).publish({ documentId, locale })
  await recordAct(strapi, documentId, { act: 'published', account: null })
  await tell(strapi, vacancy, 'vacancy-published')
}

/** Publishes an approved change; the vacancy stays what it was: paused, filled or open. Within the transaction of `changing`. */
export async function publishChange(strapi: Core.Strapi, vacancy: Vacancy): Promise<void> {
  const { documentId, locale, number, title } = vacancy.draft
  await changeDraft(strapi, vacancy, {
    vacancyState: vacancy.published?.vacancyState ?? 'published',
    rejectReason: null,
  })
  await strapi.documents(vacancyUid).publish({ documentId, locale })
  await tellEmployer(strapi, vacancy, {
    kind: 'vacancy-changed',
    key: `${documentId}:${Date.now()}`,
    values: { number, title, isOnline: stateOf(vacancy) === 'published' ? 1 : 0 },
  })
}

/** The employer may have chosen an earlier day than the last of the period. */
function lastMoment({ draft: { validThrough } }: Vacancy, from: Date, days: number): Date {
  const end = new Date(from.getTime() + days * dayMs)
  return validThrough && new Date(validThrough) < end ? new Date(validThrough) : end
}

function tell(
  strapi: Core.Strapi,
  vacancy: Vacancy,
  kind: 'vacancy-published' | 'vacancy-awaits-payment',
): Promise<boolean> {
  const { documentId, number, title } = vacancy.draft
  return tellEmployer(strapi, vacancy, {
    kind,
    key: `${documentId}:${Date.now()}`,
    values: { number, title },
  })
}
