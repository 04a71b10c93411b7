export type Language = 'nl' | 'en' | 'de'

export const languages: Language[] = ['nl', 'en', 'de']

/**
 * Address of a page of the site in a language. The origin comes from the configuration, never from a request.
 * @param path Site path without a language; may have a query and a fragment of its own.
 * @throws Error When SITE_URL is not set.
 */
export function siteLink(language: Language, path: string, query: Record<string, string> = {}) {
  const site = process.env.SITE_URL
  if (!site) throw new Error('SITE_URL is not set, so mails cannot lead to the site.')
  const link = new URL(language === 'nl' ? path : `/${language}${path}`, site)
  for (const [key, value] of Object.entries(query)) link.searchParams.append(key, value)
  return link.href
}

/** @returns Dutch where nothing else is known. */
export function languageOf(value: unknown): Language {
  return languages.find((language) => language === value) ?? 'nl'
}
