/** Increase it whenever a text below changes: it identifies what somebody consented to. */
export const alertConsentVersion = '2026-11'

export const alertConsentTexts = {
  nl: 'Ik ontvang nieuwe vacatures voor deze zoekopdracht van Schakel op dit e-mailadres. Ik kan op elk moment stoppen.',
  en: 'I receive new vacancies for this search from Schakel at this e-mail address. I can stop at any time.',
  de: 'Ich erhalte neue Stellen zu dieser Suche von Schakel an diese E-Mail-Adresse. Ich kann das jederzeit beenden.',
}
