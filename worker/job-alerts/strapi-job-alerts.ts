import * as v from 'valibot'
import { alertFrequencies, type JobAlerts } from '../../client/content/job-alert.ts'
import type { Locale } from '../../client/content/locale.ts'
import { pathTo } from '../../client/href.ts'
import type { Translate } from '../../client/i18n/translator.ts'
import type { Database } from '../database/sql.ts'
import { followedTopics } from '../follows/followed-topics.ts'
import { knownPlaces } from '../jobs/gazetteer.ts'
import { filtersOf } from '../jobs/job-subject.ts'
import type { StrapiCall, StrapiClient } from '../strapi/client.ts'
import { promisedAnswer } from '../strapi/promised-answer.ts'
import type { JobAlertCalls } from './job-alerts.ts'
import { resultsPath, subjectWords } from './subject-words.ts'

const Stored = v.object({
  email: v.string(),
  alerts: v.array(
    v.object({
      documentId: v.string(),
      subject: v.string(),
      frequency: v.picklist(alertFrequencies),
      weekday: v.number(),
    }),
  ),
})
type Stored = v.InferOutput<typeof Stored>

const Own = v.object({ data: Stored })
const ByLink = v.object({ data: v.object({ ...Stored.entries, subject: v.string() }) })

interface Options {
  client: StrapiClient
  /** For what anybody may do by a form or a link. */
  workerToken: string
  db: Database
  locale: Locale
  t: Translate
}

/** Alerts in the backend, in words that the database knows. */
export function strapiJobAlerts({ client, workerToken, db, locale, t }: Options): JobAlertCalls {
  const tell = async (call: StrapiCall) => void (await client.call({ token: workerToken, ...call }))

  async function inWords({ email, alerts }: Stored): Promise<JobAlerts> {
    const words = await wordsOf(alerts.map(({ subject }) => subject))
    return {
      email,
      alerts: alerts.map(({ subject, ...alert }) => ({
        ...alert,
        words: words(subject),
        path: followedTopics(subject) ? `${pathTo(locale, 'account')}#follows` : resultsPath(subject, locale),
      })),
    }
  }

  async function wordsOf(subjects: string[]): Promise<(subject: string) => string> {
    const words = await subjectWords(db, subjects, locale, t)
    return (subject) => words.get(subject) ?? subject
  }

  return {
    async canHaveJobs(subject) {
      const { place } = filtersOf(subject)
      return !place || (await knownPlaces(db, [place])).size > 0
    },
    async request(request) {
      const words = (await wordsOf([request.subject]))(request.subject)
      await tell({ method: 'POST', path: '/job-alerts', body: { ...request, words } })
    },
    confirm: (code) => tell({ method: 'POST', path: '/job-alerts/confirm', body: { token: code } }),
    async byLink(code) {
      const path = '/job-alerts/by-link'
      const answer = await client.call({ path, query: { token: code }, token: workerToken })
      const { subject, ...stored } = promisedAnswer(ByLink, path, answer).data
      return {
        ...(await inWords(stored)),
        words: (await wordsOf([subject]))(subject),
        isAboutFollows: followedTopics(subject) !== null,
      }
    },
    changeByLink: (code, change) =>
      tell({ method: 'PUT', path: '/job-alerts/by-link', body: { token: code, ...bodyOf(change) } }),
    end: (code, source) => tell({ method: 'POST', path: '/job-alerts/end', body: { token: code, source } }),
    async own(token) {
      const path = '/users/me/job-alerts'
      return inWords(promisedAnswer(Own, path, await client.call({ path, token })).data)
    },
    add: (token, request) => tell({ method: 'POST', path: '/users/me/job-alerts', body: request, token }),
    change: (token, change) =>
      tell({ method: 'PUT', path: '/users/me/job-alerts', body: bodyOf(change), token }),
  }
}

function bodyOf({ alert, frequency }: Parameters<JobAlertCalls['change']>[1]) {
  return { alert: alert === 'all' ? null : alert, frequency }
}
