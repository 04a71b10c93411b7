import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../env.ts'
import { type StrapiCall, type StrapiClient, strapiClientOf } from '../strapi/client.ts'
import { instant, locale, publicNumber } from '../strapi/parse/values.ts'
import { StrapiError } from '../strapi-error.ts'
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
const One = v.object({ data: OwnApplication })
const Many = v.object({ data: v.array(OwnApplication) })

/** The applications of a request. */
export function applicationsOf(c: Context<AppEnv>): Applications {
  return strapiApplications(strapiClientOf(c.var.config), c.var.config.cmsToken)
}

/** @param workerToken For what anybody may do by a form or a link. */
function strapiApplications(client: StrapiClient, workerToken: string): Applications {
  async function ask<Schema extends v.GenericSchema>(schema: Schema, call: StrapiCall) {
    const parsed = v.safeParse(schema, await client.call(call))
    if (parsed.success) return parsed.output
    throw new StrapiError(500, 'UnknownError', `${call.path.split('/')[1]} answered what it does not promise`)
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
  }
}
