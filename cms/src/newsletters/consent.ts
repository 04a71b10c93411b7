/** The newsletters to choose from. */
export const newsletters = ['morning', 'weekly', 'jobs', 'events'] as const

/** Increase it whenever a text below changes: it identifies what somebody consented to. */
export const consentVersion = '2026-11'

export const consentTexts = {
  nl: 'Ik ontvang de gekozen nieuwsbrieven van Schakel op dit e-mailadres. Ik kan me op elk moment afmelden.',
  en: 'I receive the chosen newsletters of Schakel at this e-mail address. I can unsubscribe at any time.',
  de: 'Ich erhalte die gewählten Newsletter von Schakel an diese E-Mail-Adresse. Ich kann mich jederzeit abmelden.',
}
