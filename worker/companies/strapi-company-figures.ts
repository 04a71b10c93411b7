import * as v from 'valibot'
import type { StrapiClient } from '../strapi/client.ts'
import { promisedAnswer } from '../strapi/promised-answer.ts'
import type { CompanyReport } from './company-profiles.ts'

const counts = {
  impressions: v.number(),
  views: v.number(),
  clicks: v.number(),
  leads: v.number(),
  applications: v.number(),
}
const readCounts = { ...counts, readers: v.nullable(v.number()) }
const maybeText = v.nullable(v.string())

const Answer = v.object({
  data: v.object({
    period: v.object({
      from: v.string(),
      to: v.string(),
      beforeFrom: v.string(),
      beforeTo: v.string(),
      isWholeMonths: v.boolean(),
    }),
    totals: v.object(readCounts),
    before: v.object(readCounts),
    unit: v.picklist(['day', 'month']),
    course: v.array(v.object({ at: v.string(), ...counts })),
    entries: v.array(
      v.object({
        entry: v.string(),
        title: maybeText,
        path: maybeText,
        isPaid: v.boolean(),
        ...readCounts,
        viewsBefore: v.number(),
        clicksBefore: v.number(),
      }),
    ),
    place: v.nullable(v.object({ tier: v.picklist(['basic', 'plus', 'premium']), until: maybeText })),
    wantsMail: v.boolean(),
    sampleUntil: maybeText,
  }),
})

/** The figures of a company, as the backend counts them (`cms/src/statistics/company-figures.ts`). @param path Of the company's figures. */
export async function readFigures(
  client: StrapiClient,
  call: { path: string; token: string; headers: Record<string, string> },
): Promise<CompanyReport> {
  return promisedAnswer(Answer, '/companies', await client.call(call)).data
}
