import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import type { Language } from '../mail/site-link.ts'

const uid = 'api::magazine.magazine'

const Row = z.object({
  documentId: z.string(),
  number: z.int(),
  slug: z.string(),
  title: z.string(),
  edition: z.string().nullable(),
  locale: z.string(),
  access: z.enum(['free', 'subscriber']),
  /** In euros with VAT. */
  price: z.coerce.number().nullable(),
  paperPrice: z.coerce.number().nullable(),
  flipbookUrl: z.string().nullable(),
  pdf: z
    .object({
      pages: z.int().nullable(),
      file: z.object({ url: z.string(), name: z.string(), size: z.coerce.number().nullable() }).nullable(),
    })
    .nullable(),
})

/** A published issue of the magazine. */
export type Issue = z.output<typeof Row>

/** The published issue, in a language or else in Dutch; null if there is none. */
export async function publishedIssue(
  strapi: Core.Strapi,
  where: { number: number } | { documentId: string },
  language: Language,
): Promise<Issue | null> {
  const rows = await strapi.db.query(uid).findMany({
    where: { ...where, publishedAt: { $notNull: true } },
    populate: { pdf: { populate: ['file'] } },
  })
  const known = rows.flatMap((row) => Row.safeParse(row).data ?? [])
  return (
    known.find(({ locale }) => locale === language) ??
    known.find(({ locale }) => locale === 'nl') ??
    known[0] ??
    null
  )
}

/** What an issue costs, in cents with VAT; null where it isn't sold that way. What everybody may read is sold on paper alone. */
export function centsFor(issue: Issue, isOnPaper: boolean): number | null {
  const { access, price, paperPrice, pdf, flipbookUrl } = issue
  const isReadable = access === 'subscriber' && (pdf?.file || flipbookUrl)
  const euros = isOnPaper ? paperPrice : isReadable ? price : null
  return euros ? Math.round(euros * 100) : null
}

/**
 * An issue for who wants to buy it: prices in cents with VAT, null where it isn't sold that way.
 * @throws errors.NotFoundError For one that isn't for sale.
 */
export async function soldIssue(strapi: Core.Strapi, number: number, language: Language) {
  const issue = await publishedIssue(strapi, { number }, language)
  const digitalCents = issue && centsFor(issue, false)
  const paperCents = issue && centsFor(issue, true)
  if (!issue || (digitalCents === null && paperCents === null)) throw new errors.NotFoundError()
  const { slug, title, edition, locale } = issue
  return { number, slug, title, edition: edition ?? String(number), locale, digitalCents, paperCents }
}
