import * as v from 'valibot'
import { dutchDate } from '../../client/content/dutch-date.ts'
import { locales } from '../../client/content/locale.ts'
import { dutchInstant } from '../content/dutch-time.ts'
import { seenUntil } from '../database/clock.ts'
import type { Config } from '../env.ts'
import { strapiClientOf } from '../strapi/client.ts'
import { promisedAnswer } from '../strapi/promised-answer.ts'
import { findNew } from './find-new.ts'

/** In Amsterdam; the first run after it tells. */
const firstHour = 7

/** Batches of a run; the next one, five minutes later, goes on. Each is about ten calls, of a thousand that an invocation may make. */
const maxBatches = 60

/** For a batch, whose mails are queued in one transaction. Nobody waits for it. */
const timeoutMs = 20_000

const Due = v.object({
  data: v.object({
    alerts: v.array(
      v.object({
        documentId: v.string(),
        subject: v.string(),
        language: v.picklist(locales),
        since: v.number(),
      }),
    ),
  }),
})

/**
 * Looks for what is new for the alerts whose day it is, and hands what was found to the backend, which queues the mails and moves these
 * alerts on in one transaction. Whatever ends this early, the next run finds the rest still due; nobody is told twice.
 * @param now Milliseconds since 1970.
 * @throws StrapiError, Error if the backend or D1 doesn't answer.
 */
export async function tellAlerts(db: D1Database, config: Config, now: number): Promise<void> {
  const instant = new Date(now).toISOString()
  if (Number(dutchInstant(instant).slice(11, 13)) < firstHour) return
  const day = dutchDate(instant)
  const client = strapiClientOf(config, timeoutMs)
  const ask = (path: string, body: object) =>
    client.call({ method: 'POST', path, body, token: config.cmsToken })
  let until: number | undefined
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const path = '/job-alerts/due'
    const { alerts } = promisedAnswer(Due, path, await ask(path, { day })).data
    if (alerts.length === 0) return
    until ??= await seenUntil(db)
    const findings = await findNew(db, alerts, until, now)
    await ask('/job-alerts/tell', { day, until, findings })
  }
}
