import type { Locale } from './locale.ts'

/** Increase it whenever a text below changes: it identifies what somebody consented to. */
export const applicationConsentVersion = '2026-11'

/** What somebody agrees to who lets their application be kept, to the letter as it is recorded. */
export const applicationConsent: Readonly<Record<Locale, string>> = {
  nl: 'De werkgever mag mijn sollicitatie een jaar bewaren, voor andere vacatures. Dat kan ik op elk moment terugdraaien door haar in te trekken.',
  en: 'The employer may keep my application for a year, for other vacancies. I can undo that at any time by withdrawing it.',
  de: 'Das Unternehmen darf meine Bewerbung ein Jahr lang für andere Stellen aufbewahren. Das kann ich jederzeit widerrufen, indem ich sie zurückziehe.',
}
