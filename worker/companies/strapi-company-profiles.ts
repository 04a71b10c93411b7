import type { Context } from 'hono'
import * as v from 'valibot'
import { pictureKinds } from '../../client/companies/picture-kinds.ts'
import type { AppEnv } from '../env.ts'
import { clientAddress } from '../http/client-address.ts'
import { type BackendConfig, type StrapiCall, strapiClientOf } from '../strapi/client.ts'
import { locale } from '../strapi/parse/values.ts'
import { promisedAnswer } from '../strapi/promised-answer.ts'
import { sendBytes } from '../strapi/send-bytes.ts'
import { errorFrom, StrapiUnreachableError } from '../strapi-error.ts'
import type { CompanyProfiles, NewPicture } from './company-profiles.ts'

const ClaimAnswer = v.object({
  data: v.nullable(
    v.object({
      state: v.picklist(['mailed', 'waiting', 'approved', 'rejected']),
      email: v.string(),
      isOfWebsite: v.boolean(),
      reason: v.nullable(v.string()),
    }),
  ),
})
const NextAnswer = v.object({ data: v.object({ next: v.picklist(['code', 'owners']) }) })

const MadeAnswer = v.object({ data: v.object({ documentId: v.string() }) })

const maybeText = v.nullish(v.string(), null)
const maybeNumber = v.nullish(v.number(), null)
const ProfileAnswer = v.object({
  data: v.object({
    documentId: v.string(),
    name: v.string(),
    link: v.string(),
    locale,
    state: v.nullable(v.picklist(['draft', 'submitted', 'rejected'])),
    reason: maybeText,
    isPublished: v.boolean(),
    tier: v.picklist(['basic', 'plus', 'premium']),
    pictures: v.array(
      v.object({
        kind: v.picklist(pictureKinds),
        alt: v.string(),
        width: v.number(),
        height: v.number(),
        version: v.string(),
      }),
    ),
    leaving: v.array(v.picklist(pictureKinds)),
    fields: v.object({
      intro: v.string(),
      body: v.array(v.unknown()),
      website: maybeText,
      email: maybeText,
      leadEmail: maybeText,
      phone: maybeText,
      employees: maybeNumber,
      founded: maybeNumber,
      addresses: v.array(v.object({ street: maybeText, postcode: maybeText, city: maybeText })),
      socials: v.array(v.object({ label: v.string(), url: v.string() })),
      contacts: v.array(v.object({ name: maybeText, role: maybeText, phone: maybeText, email: maybeText })),
    }),
  }),
})

/** Profiles of companies for this request. */
export function companyProfilesOf(c: Context<AppEnv>): CompanyProfiles {
  const { config } = c.var
  return strapiCompanyProfiles(config, config.cmsToken, clientAddress(c))
}

/** Profiles of companies in Strapi, by our own calls (`cms/src/companies/`). */
function strapiCompanyProfiles(
  config: BackendConfig,
  workerToken: string,
  address: string | null,
): CompanyProfiles {
  const client = strapiClientOf(config)
  const headers: Record<string, string> = address ? { 'x-forwarded-for': address } : {}

  async function ask<Schema extends v.GenericSchema>(schema: Schema, call: StrapiCall) {
    return promisedAnswer(schema, '/companies', await client.call({ ...call, headers }))
  }
  async function tell(call: StrapiCall): Promise<void> {
    await client.call({ ...call, headers })
  }

  return {
    claim: async (token, company) => (await ask(ClaimAnswer, { path: pathOf(company, 'claim'), token })).data,
    async sendClaim(token, company, body) {
      const call = { method: 'POST', path: pathOf(company, 'claim'), body, token } as const
      return (await ask(NextAnswer, call)).data.next
    },
    confirmClaim: (token, company, code) =>
      tell({ method: 'POST', path: pathOf(company, 'claim/confirm'), body: { code }, token }),
    make: async (token, body) =>
      (await ask(MadeAnswer, { method: 'POST', path: '/companies', body, token })).data.documentId,
    read: async (token, company) =>
      (await ask(ProfileAnswer, { path: pathOf(company, 'profile'), token })).data,
    save: (token, company, body) => tell({ method: 'PUT', path: pathOf(company, 'profile'), body, token }),
    async savePicture(token, company, picture) {
      const path = `${pathOf(company, `pictures/${picture.kind}`)}?${new URLSearchParams({ alt: picture.alt })}`
      await sendPicture(config, path, picture, { ...headers, authorization: `Bearer ${token}` })
    },
    removePicture: (token, company, kind) =>
      tell({ method: 'DELETE', path: pathOf(company, `pictures/${kind}`), token }),
    leaveOutPicture: (token, company, kind) =>
      tell({ method: 'POST', path: pathOf(company, `pictures/${kind}/leave-out`), body: {}, token }),
    submit: (token, company) =>
      tell({ method: 'POST', path: pathOf(company, 'profile/submit'), body: {}, token }),
    async figures(token, company, { from, to }) {
      // Few ask for them.
      const { readFigures } = await import('./strapi-company-figures.ts')
      const query = new URLSearchParams({ from, to })
      return readFigures(client, { path: `${pathOf(company, 'figures')}?${query}`, token, headers })
    },
    chooseFiguresMail: (token, company, isWanted) =>
      tell({ method: 'PUT', path: pathOf(company, 'figures/mail'), body: { wanted: isWanted }, token }),
    endFiguresMail: (code) =>
      tell({ method: 'POST', path: '/company-figures/end', body: { token: code }, token: workerToken }),
    discard: (token, company) => tell({ method: 'DELETE', path: pathOf(company, 'profile'), token }),
  }
}

function pathOf(company: string, rest: string): string {
  return `/companies/${encodeURIComponent(company)}/${rest}`
}

/** The backend draws a picture again before it answers. */
const pictureTimeoutMs = 20_000

/** @throws StrapiError if it refuses the picture. */
async function sendPicture(
  config: BackendConfig,
  path: string,
  { bytes, content }: NewPicture,
  headers: Record<string, string>,
): Promise<void> {
  const answer = await sendBytes(config, path, {
    headers,
    bytes,
    content,
    timeoutMs: pictureTimeoutMs,
  }).catch((cause) => {
    throw new StrapiUnreachableError(cause)
  })
  if (!answer.ok) throw errorFrom(answer.status, answer.body)
}
