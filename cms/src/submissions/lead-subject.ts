import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { addressOf, type Department } from './departments.ts'
import type { LeadInput } from './lead-input.ts'

/** Who gets a lead. */
export type LeadReach = 'supplier' | 'sales' | 'us'

/** What a lead is about. */
export interface LeadSubject {
  /** The product or white paper; null where it is about the company, or about advertising as such. */
  title: string | null
  /** The supplier; null where it is about us. */
  supplier: string | null
  /** Where it is mailed to: the supplier's address for leads, or else the department of ours that sells it. Null while neither has one. */
  recipient: string | null
  /** Who that is: the supplier itself, our sales department for the supplier, or we for ourselves. */
  reaches: LeadReach
  /** The white paper whose file is now the reader's to have: its documentId, and its page without a language. */
  download: { documentId: string; path: string } | null
  /** Relations of the record, by row. */
  relations: { partner?: number; product?: number; whitepaper?: number }
}

/** The fields of published entries that are read here. */
interface Entry {
  id: number
  documentId: string
  locale: string
  number?: number
  slug?: string
  name?: string
  title?: string
  leadEmail?: string | null
  partner?: Entry | null
  partners?: Entry[]
}

type Uid = 'api::partner.partner' | 'api::product.product' | 'api::content.content'

/**
 * Looks up what a lead is about, in the reader's language where that is published.
 * @throws errors.NotFoundError where it isn't published.
 */
export async function findSubject(strapi: Core.Strapi, lead: LeadInput): Promise<LeadSubject> {
  switch (lead.kind) {
    case 'supplier': {
      const partner = await published('api::partner.partner', { link: lead.link })
      return about(null, partner, {})
    }
    case 'product': {
      const where = { slug: lead.slug, kind: 'catalogue' }
      const product = await published('api::product.product', where, ['partner'])
      return about(product.name ?? null, product.partner, { product: product.id })
    }
    case 'whitepaper': {
      const where = { number: lead.number, kind: 'whitepaper' }
      const content = await published('api::content.content', where, ['partners'])
      const download = {
        documentId: content.documentId,
        path: `/news/${content.number}/${content.slug}`,
      }
      return {
        ...(await about(content.title ?? null, content.partners?.[0], { whitepaper: content.id })),
        download,
      }
    }
    case 'advertising': {
      if (lead.slug === null) return about(null, null, {})
      const where = { slug: lead.slug, kind: { $in: ['advert', 'vacancy-credit'] } }
      const product = await published('api::product.product', where)
      return about(product.name ?? null, null, { product: product.id })
    }
  }

  async function published(uid: Uid, where: object, populate: string[] = []): Promise<Entry> {
    const rows: Entry[] = await strapi.db
      .query(uid)
      .findMany({ where: { ...where, publishedAt: { $notNull: true } }, populate })
    const row = [lead.language, 'nl'].map((locale) => rows.find((one) => one.locale === locale)).find(Boolean)
    if (!row) throw new errors.NotFoundError('What this is about is not published')
    return row
  }

  async function about(
    title: string | null,
    partner: Entry | null | undefined,
    relations: LeadSubject['relations'],
    department: Department = 'sales',
  ): Promise<LeadSubject> {
    return {
      title,
      supplier: partner?.name ?? null,
      download: null,
      recipient: partner?.leadEmail || (await addressOf(strapi, department)),
      reaches: partner ? (partner.leadEmail ? 'supplier' : 'sales') : 'us',
      relations: { ...relations, ...(partner && { partner: partner.id }) },
    }
  }
}
