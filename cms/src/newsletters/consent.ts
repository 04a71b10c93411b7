/** The newsletters that one can choose from. */
export const newsletters = ['morning', 'weekly', 'jobs', 'events'] as const

/** Raise it with every change of a text below: what somebody agreed to stays known by it. */
export const consentVersion = '2026-11'

export const consentTexts = {
  nl: 'Ik ontvang de gekozen nieuwsbrieven van Schakel op dit e-mailadres. Ik kan me op elk moment afmelden.',
  en: 'I receive the chosen newsletters of Schakel at this e-mail address. I can unsubscribe at any time.',
  de: 'Ich erhalte die gewählten Newsletter von Schakel an diese E-Mail-Adresse. Ich kann mich jederzeit abmelden.',
}
