import type { Locale } from '../content/locale.ts'

/** What somebody agrees to who asks for an alert, to the letter as the backend records it (`cms/src/job-alerts/consent.ts`). */
export const alertConsent: Readonly<Record<Locale, string>> = {
  nl: 'Ik ontvang nieuwe vacatures voor deze zoekopdracht van Schakel op dit e-mailadres. Ik kan op elk moment stoppen.',
  en: 'I receive new vacancies for this search from Schakel at this e-mail address. I can stop at any time.',
  de: 'Ich erhalte neue Stellen zu dieser Suche von Schakel an diese E-Mail-Adresse. Ich kann das jederzeit beenden.',
}
