import type { Locale } from '../content/locale.ts'
import type { MessageKey } from '../i18n/dictionary.ts'

/** A page about the site itself: its slug and its name. */
export interface FooterPage {
  slug: string
  label: MessageKey
}

/** Pages that the footer leads to. Each language has its own slugs, and only pages that exist in it. */
export const footerPages: Record<Locale, FooterPage[]> = {
  nl: [
    { slug: 'over-ons', label: 'footer-page.about' },
    { slug: 'redactie', label: 'footer-page.newsroom' },
    { slug: 'colofon', label: 'footer-page.colophon' },
    { slug: 'redactiestatuut', label: 'footer-page.editorial-statute' },
    { slug: 'partnerbeleid', label: 'footer-page.partner-policy' },
    { slug: 'tips-voor-de-redactie', label: 'footer-page.tips' },
    { slug: 'rss', label: 'footer-page.rss' },
    { slug: 'voorwaarden', label: 'footer-page.terms' },
    { slug: 'privacy', label: 'footer-page.privacy' },
    { slug: 'cookies', label: 'footer-page.cookies' },
    { slug: 'toegankelijkheid', label: 'footer-page.accessibility' },
  ],
  en: [
    { slug: 'about-us', label: 'footer-page.about' },
    { slug: 'colophon', label: 'footer-page.colophon' },
    { slug: 'terms', label: 'footer-page.terms' },
    { slug: 'privacy-statement', label: 'footer-page.privacy' },
  ],
  de: [
    { slug: 'ueber-uns', label: 'footer-page.about' },
    { slug: 'impressum', label: 'footer-page.colophon' },
    { slug: 'nutzungsbedingungen', label: 'footer-page.terms' },
    { slug: 'datenschutz', label: 'footer-page.privacy' },
  ],
}
