import type { Language } from '../mail/site-link.ts'
import type { NewsletterName } from './sign-ups.ts'

/** As the site's dictionaries have them, which a test compares. */
export const newsletterNames: Record<Language, Record<NewsletterName, string>> = {
  nl: {
    morning: 'Ochtendmail',
    weekly: 'Vrijdagoverzicht',
    jobs: 'Vacaturemail',
    events: 'Evenementenagenda',
  },
  en: { morning: 'Morning mail', weekly: 'Friday review', jobs: 'Vacancy mail', events: 'Events diary' },
  de: {
    morning: 'Morgenmail',
    weekly: 'Freitagsüberblick',
    jobs: 'Stellenmail',
    events: 'Veranstaltungskalender',
  },
}

/** Names of newsletters as a sentence lists them: `Ochtendmail en Vacaturemail`. */
export function namesOf(lists: readonly NewsletterName[], language: Language): string {
  return new Intl.ListFormat(language).format(lists.map((name) => newsletterNames[language][name]))
}
