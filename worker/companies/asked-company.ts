import { defaultLocale, type Locale } from '../../client/content/locale.ts'
import type { Partner } from '../../client/content/partner.ts'
import type { Content } from '../content/content.ts'

/** The published company that `?bedrijf=` names by its link, in the reader's language or else in Dutch; null if there is none. */
export async function askedCompany({
  query,
  content,
  locale,
}: {
  query: URLSearchParams
  content: Content
  locale: Locale
}): Promise<Partner | null> {
  const link = query.get('bedrijf') ?? ''
  if (!/^[a-z0-9][a-z0-9-]{0,199}$/.test(link)) return null
  return (await content.partner(link, locale)) ?? (await content.partner(link, defaultLocale))
}
