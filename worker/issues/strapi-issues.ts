import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../env.ts'
import { mayPointTo } from '../http/may-point-to.ts'
import { codeKey } from '../machine/documents/document.ts'
import { type StrapiCall, strapiClientOf } from '../strapi/client.ts'
import { DownloadComponent, downloadFrom } from '../strapi/parse/file.ts'
import { locale, publicNumber } from '../strapi/parse/values.ts'
import { promisedAnswer } from '../strapi/promised-answer.ts'
import type { Issues } from './issues.ts'

const cents = v.nullable(v.number())

const Options = v.object({
  data: v.object({
    issue: v.object({
      number: publicNumber,
      slug: v.string(),
      title: v.string(),
      edition: v.string(),
      locale,
      digitalCents: cents,
      paperCents: cents,
    }),
    isOpen: v.boolean(),
    online: v.nullable(v.object({ methods: v.array(v.object({ name: v.string() })) })),
    billing: v.nullable(
      v.object({
        name: v.string(),
        street: v.string(),
        postcode: v.string(),
        city: v.string(),
        country: v.string(),
      }),
    ),
  }),
})

const Ordered = v.object({ data: v.object({ checkout: v.nullable(v.string()), code: v.string() }) })

const Bought = v.object({
  data: v.object({
    order: v.number(),
    number: v.number(),
    name: v.string(),
    isOnPaper: v.boolean(),
    isPaid: v.boolean(),
    pdf: v.nullable(v.object({ ...DownloadComponent.entries, code: v.string() })),
    flipbookUrl: v.nullable(v.string()),
  }),
})

const Own = v.object({
  data: v.array(v.object({ order: v.number(), number: v.number(), name: v.string(), code: v.string() })),
})

/** Single issues for this request. Without an origin at which readers pay, nothing is sold. */
export function issuesOf(c: Context<AppEnv>): Issues {
  const { config } = c.var
  const client = strapiClientOf(config)
  async function ask<Schema extends v.GenericSchema>(schema: Schema, call: StrapiCall) {
    return promisedAnswer(schema, call.path, await client.call({ token: config.cmsToken, ...call }))
  }
  const as = (token: string | null) => (token === null ? {} : { token })

  return {
    async options(token, issue, language) {
      const query = { issue: String(issue), locale: language }
      const { data } = await ask(Options, { path: '/issues/options', query, ...as(token) })
      const isOpen = data.isOpen && config.paymentOrigins.length > 0
      const methods = isOpen && data.online ? data.online.methods.map(({ name }) => name) : null
      return { issue: data.issue, methods, billing: data.billing }
    },
    order: async (token, order) =>
      (await ask(Ordered, { method: 'POST', path: '/issues/orders', body: order, ...as(token) })).data,
    async byCode(code, language) {
      const { data } = await ask(Bought, { path: '/issues/by-link', query: { code, locale: language } })
      const file = downloadFrom(data.pdf)
      return {
        ...data,
        pdf: file && { ...file, href: `${file.href}?${codeKey}=${data.pdf?.code}` },
        flipbookUrl: mayPointTo.website(data.flipbookUrl),
      }
    },
    own: async (token) => (await ask(Own, { path: '/users/me/issues', token })).data,
  }
}
