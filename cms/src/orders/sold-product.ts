import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import type { Language } from '../mail/site-link.ts'

/** The columns of any product that can be ordered. */
export const soldProductFields = {
  documentId: z.string(),
  slug: z.string(),
  name: z.string(),
  locale: z.string(),
}

/** The price of a product in euros. */
export const euroPrice = z.object({
  amount: z.coerce.number().positive(),
  currency: z.literal('EUR'),
  vatRate: z.coerce.number().nullable(),
})

/** The same default that the site shows, in percent. */
export const usualVatPercent = 21

/**
 * The published product with a slug in any language: in the language of the order, else in Dutch, else in any.
 * @param schema The columns that are read; a product without them isn't for sale.
 * @throws errors.NotFoundError For anything that isn't for sale.
 */
export async function soldProduct<Product extends { locale: string }>(
  strapi: Core.Strapi,
  schema: z.ZodType<Product>,
  { slug, kind, language }: { slug: string; kind: 'vacancy-credit' | 'subscription'; language: Language },
): Promise<Product> {
  const products = strapi.db.query('api::product.product')
  const isForSale = { kind, active: true, publishedAt: { $notNull: true } }
  const [named] = await products.findMany({ where: { slug, ...isForSale }, select: ['documentId'] })
  const rows = named
    ? await products.findMany({
        where: { documentId: named.documentId, ...isForSale },
        populate: ['price'],
      })
    : []
  const known = rows.flatMap((row) => schema.safeParse(row).data ?? [])
  const product =
    known.find(({ locale }) => locale === language) ?? known.find(({ locale }) => locale === 'nl') ?? known[0]
  if (!product) throw new errors.NotFoundError('This is not for sale')
  return product
}
