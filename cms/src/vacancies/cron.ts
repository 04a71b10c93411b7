import type { Core } from '@strapi/strapi'
import { recordAct } from './acts.ts'
import { changeLive } from './live.ts'
import { payAndPublish, publish } from './publication.ts'
import { tellEmployer } from './tell-employer.ts'
import { changing, stateOf, type Vacancy, vacancyUid } from './vacancy.ts'

const dayMs = 86_400_000
const reminderDays = 3

/** True while a run is in progress: another one would only repeat it. */
let isRunning = false

/**
 * Strapi's scheduled job for vacancies: publishes, expires, and reminds.
 * @param rule A cron rule; a sixth field in front counts seconds.
 */
export function vacancyCron(rule: string) {
  return {
    moveVacancies: {
      task: ({ strapi }: { strapi: Core.Strapi }) => moveVacancies(strapi),
      options: { rule },
    },
  }
}

/** Does what has become due. Safe to run at any time and in several processes: each vacancy is looked at again under its lock. */
async function moveVacancies(strapi: Core.Strapi): Promise<void> {
  if (isRunning) return
  isRunning = true
  try {
    const now = new Date()
    await each(strapi, { publishedAt: null, vacancyState: 'approved', postedAt: { $lte: now } }, startIfDue)
    await each(strapi, { publishedAt: null, vacancyState: 'awaiting-payment' }, publishIfPaid)
    await each(
      strapi,
      { ...openUntil({ $lte: now }), vacancyState: { $in: ['published', 'paused'] } },
      expire,
    )
    const soon = new Date(now.getTime() + reminderDays * dayMs)
    await each(strapi, { ...openUntil({ $gt: now, $lte: soon }), vacancyState: 'published' }, remind)
  } finally {
    isRunning = false
  }
}

function openUntil(validThrough: object) {
  return { publishedAt: { $notNull: true }, validThrough }
}

type Move = (strapi: Core.Strapi, vacancy: Vacancy) => Promise<void>

/** One that fails is reported and tried again by the next run; the others go on. */
async function each(strapi: Core.Strapi, where: object, move: Move): Promise<void> {
  const rows: { documentId: string }[] = await strapi.db
    .query(vacancyUid)
    .findMany({ where, select: ['documentId'] })
  for (const documentId of new Set(rows.map((row) => row.documentId))) {
    try {
      await changing(strapi, documentId, (vacancy) => move(strapi, vacancy))
    } catch (failure) {
      const message = failure instanceof Error ? failure.message : String(failure)
      strapi.log.error(JSON.stringify({ where: 'vacancies', documentId, message }))
    }
  }
}

async function startIfDue(strapi: Core.Strapi, vacancy: Vacancy): Promise<void> {
  if (vacancy.draft.vacancyState === 'approved') await publish(strapi, vacancy)
}

async function publishIfPaid(strapi: Core.Strapi, vacancy: Vacancy): Promise<void> {
  if (vacancy.draft.vacancyState === 'awaiting-payment') await payAndPublish(strapi, vacancy)
}

async function expire(strapi: Core.Strapi, vacancy: Vacancy): Promise<void> {
  if (stateOf(vacancy) !== 'expired' || vacancy.published?.vacancyState === 'expired') return
  await changeLive(strapi, vacancy, { vacancyState: 'expired', closedAt: new Date() })
  await recordAct(strapi, vacancy.draft.documentId, { act: 'expired', account: null })
}

async function remind(strapi: Core.Strapi, vacancy: Vacancy): Promise<void> {
  const { documentId, number, title } = vacancy.draft
  const closes = vacancy.published?.validThrough
  if (!closes || stateOf(vacancy) !== 'published') return
  const day = new Date(closes).toISOString()
  const isNew = await tellEmployer(strapi, vacancy, {
    kind: 'vacancy-expiring',
    key: `${documentId}:${day}`,
    values: { number, title, closes: day },
  })
  if (isNew) await recordAct(strapi, documentId, { act: 'reminded', account: null })
}
