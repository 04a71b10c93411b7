import type { Context } from 'hono'
import * as v from 'valibot'
import { candidateStates } from '../../client/content/candidate.ts'
import type { AppEnv } from '../env.ts'
import { type StrapiCall, type StrapiClient, strapiClientOf } from '../strapi/client.ts'
import { instant, locale, publicNumber } from '../strapi/parse/values.ts'
import { promisedAnswer } from '../strapi/promised-answer.ts'
import type { Applications } from './applications.ts'

const Sent = v.object({ data: v.object({ token: v.string() }) })

const OwnApplication = v.object({
  documentId: v.string(),
  state: v.picklist(['sent', 'seen', 'rejected', 'hired']),
  createdAt: instant,
  deleteAfter: instant,
  isKeptLonger: v.boolean(),
  hasCv: v.boolean(),
  vacancy: v.nullable(
    v.object({
      number: publicNumber,
      slug: v.string(),
      title: v.string(),
      locale,
      employer: v.nullable(v.string()),
      isPublished: v.boolean(),
    }),
  ),
})
const Received = v.object({
  documentId: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  motivation: v.nullable(v.string()),
  links: v.array(v.string()),
  file: v.nullable(v.object({ id: v.string(), type: v.string(), bytes: v.number() })),
  state: v.picklist(candidateStates),
  note: v.string(),
  answers: v.array(v.object({ at: instant, message: v.string() })),
  createdAt: instant,
  deleteAfter: instant,
  isKeptLonger: v.boolean(),
})
const OfVacancy = v.object({
  data: v.object({
    vacancy: v.object({ number: publicNumber, title: v.string(), state: v.string() }),
    answersGoTo: v.string(),
    applications: v.array(Received),
  }),
})
const Address = v.object({ data: v.object({ url: v.string() }) })

const One = v.object({ data: OwnApplication })
const Many = v.object({ data: v.array(OwnApplication) })

/** The calls about a vacancy, for its employer. */
function pathOf(number: number, documentId?: string): string {
  const all = `/own-vacancies/${number}/applications`
  return documentId === undefined ? all : `${all}/${encodeURIComponent(documentId)}`
}

/** The applications of a request. */
export function applicationsOf(c: Context<AppEnv>): Applications {
  return strapiApplications(strapiClientOf(c.var.config), c.var.config.cmsToken)
}

/** @param workerToken For what anybody may do by a form or a link. */
function strapiApplications(client: StrapiClient, workerToken: string): Applications {
  async function ask<Schema extends v.GenericSchema>(schema: Schema, call: StrapiCall) {
    return promisedAnswer(schema, call.path.split('/')[1] ?? '', await client.call(call))
  }
  const tell = async (call: StrapiCall) => void (await client.call(call))

  return {
    send: async (application) =>
      (
        await ask(Sent, {
          method: 'POST',
          path: '/applications',
          body: application,
          token: workerToken,
        })
      ).data.token,
    byLink: async (code, language) =>
      (
        await ask(One, {
          path: '/applications/by-link',
          query: { token: code, locale: language },
          token: workerToken,
        })
      ).data,
    withdrawByLink: (code) =>
      tell({ method: 'POST', path: '/applications/withdraw', body: { token: code }, token: workerToken }),
    own: async (token, language) =>
      (await ask(Many, { path: '/users/me/applications', query: { locale: language }, token })).data,
    withdraw: (token, documentId) =>
      tell({ method: 'DELETE', path: `/users/me/applications/${encodeURIComponent(documentId)}`, token }),
    ofVacancy: async (token, number) => (await ask(OfVacancy, { path: pathOf(number), token })).data,
    change: (token, number, documentId, body) =>
      tell({ method: 'PUT', path: pathOf(number, documentId), body, token }),
    answer: (token, number, documentId, body) =>
      tell({ method: 'POST', path: `${pathOf(number, documentId)}/answers`, body, token }),
    cvAddress: async (token, number, documentId) =>
      (await ask(Address, { path: `${pathOf(number, documentId)}/cv`, token })).data.url,
  }
}
