import type { Context } from 'hono'
import * as v from 'valibot'
import { newsletters } from '../../client/content/newsletter.ts'
import type { AppEnv } from '../env.ts'
import { type StrapiClient, strapiClientOf } from '../strapi/client.ts'
import { promisedAnswer } from '../strapi/promised-answer.ts'
import type { Submissions } from './submissions.ts'

const Lists = v.array(v.picklist(newsletters))
const Received = v.object({
  data: v.object({
    reaches: v.picklist(['supplier', 'sales', 'us']),
    download: v.nullable(v.string()),
  }),
})
const Confirmed = v.object({ data: v.object({ lists: Lists, token: v.string() }) })
const Preferences = v.object({ data: v.object({ email: v.string(), lists: Lists }) })

/** The submissions of a request. */
export function submissionsOf(c: Context<AppEnv>): Submissions {
  return strapiSubmissions(strapiClientOf(c.var.config), c.var.config.cmsToken)
}

/**
 * Forms as the backend's own calls take them.
 * @param token The worker's own: nobody else may send these.
 */
export function strapiSubmissions(client: StrapiClient, token: string): Submissions {
  async function send<Schema extends v.GenericSchema>(
    schema: Schema,
    method: 'POST' | 'PUT',
    path: string,
    body: object,
  ): Promise<v.InferOutput<Schema>> {
    return promisedAnswer(schema, path, await client.call({ method, path, body, token }))
  }
  const newsletter = '/newsletter-signups'

  return {
    contact: (message) => send(v.unknown(), 'POST', '/contact-messages', message).then(() => {}),
    lead: async (lead) => (await send(Received, 'POST', '/leads', lead)).data,
    report: (report) => send(v.unknown(), 'POST', '/vacancy-reports', report).then(() => {}),
    subscribe: (request) => send(v.unknown(), 'POST', `${newsletter}/subscribe`, request).then(() => {}),
    confirm: async (code) => (await send(Confirmed, 'POST', `${newsletter}/confirm`, { code })).data,
    refuse: (code) => send(v.unknown(), 'POST', `${newsletter}/refuse`, { code }).then(() => {}),
    async preferences(link) {
      const path = `${newsletter}/preferences`
      return promisedAnswer(Preferences, path, await client.call({ path, query: { token: link }, token }))
        .data
    },
    choose: async (link, lists, language) =>
      (await send(Preferences, 'PUT', `${newsletter}/preferences`, { token: link, lists, language })).data,
    unsubscribe: async (link, list) =>
      (await send(Preferences, 'POST', `${newsletter}/unsubscribe`, { token: link, list })).data,
  }
}
