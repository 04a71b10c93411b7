import type { Locale } from './locale.ts'

/** Pages about the site, and its directories, that the layout links to. */
export type SitePage =
  | 'about'
  | 'accessibility'
  | 'colophon'
  | 'cookies'
  | 'editorial-statute'
  | 'employers'
  | 'newsroom'
  | 'partner-policy'
  | 'privacy'
  | 'rss'
  | 'suppliers'
  | 'terms'
  | 'tips'

/** Their slugs: each language has its own, and only for pages that exist in it. The pages themselves are composed by editors. */
export const sitePages: Record<Locale, Partial<Record<SitePage, string>>> = {
  nl: {
    about: 'over-ons',
    accessibility: 'toegankelijkheid',
    colophon: 'colofon',
    cookies: 'cookies',
    'editorial-statute': 'redactiestatuut',
    employers: 'werkgevers',
    newsroom: 'redactie',
    'partner-policy': 'partnerbeleid',
    privacy: 'privacy',
    rss: 'rss',
    suppliers: 'leveranciers',
    terms: 'voorwaarden',
    tips: 'tips-voor-de-redactie',
  },
  en: {
    about: 'about-us',
    colophon: 'colophon',
    cookies: 'cookies',
    employers: 'employers',
    privacy: 'privacy-statement',
    rss: 'rss',
    suppliers: 'suppliers',
    terms: 'terms',
  },
  de: {
    about: 'ueber-uns',
    colophon: 'impressum',
    cookies: 'cookies',
    employers: 'arbeitgeber',
    privacy: 'datenschutz',
    rss: 'rss',
    suppliers: 'lieferanten',
    terms: 'nutzungsbedingungen',
  },
}
