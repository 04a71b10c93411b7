import type { Core } from '@strapi/strapi'
import type { StoredDate } from '../account/account.ts'
import { partnerUid } from '../companies/profile.ts'

/** The place of a company on the site, as editors have set it. */
interface Place {
  tier: 'basic' | 'plus' | 'premium'
  /** Until when it is paid, ISO 8601; null without an end. */
  until: string | null
}

/** @param company documentId. @returns Null for a company that isn't on the site. */
export async function placeOf(strapi: Core.Strapi, company: string): Promise<Place | null> {
  const published: { tier: Place['tier']; tierPeriod: { to: StoredDate | null } | null } | null =
    await strapi.db.query(partnerUid).findOne({
      where: { documentId: company, publishedAt: { $notNull: true } },
      populate: ['tierPeriod'],
      orderBy: { locale: 'desc' },
    })
  if (!published) return null
  const until = published.tierPeriod?.to ?? null
  return { tier: published.tier, until: until === null ? null : new Date(until).toISOString() }
}
