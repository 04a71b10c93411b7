/** Increase it whenever a text below changes: it identifies what somebody consented to. */
export const alertConsentVersion = '2026-11'

export const alertConsentTexts = {
  nl: 'Ik ontvang nieuwe vacatures voor deze zoekopdracht van Schakel op dit e-mailadres. Ik kan op elk moment stoppen.',
  en: 'I receive new vacancies for this search from Schakel at this e-mail address. I can stop at any time.',
  de: 'Ich erhalte neue Stellen zu dieser Suche von Schakel an diese E-Mail-Adresse. Ich kann das jederzeit beenden.',
}

export const followedConsentTexts = {
  nl: 'Ik ontvang nieuws over wat ik volg van Schakel op mijn e-mailadres. Ik kan op elk moment stoppen.',
  en: 'I receive news about what I follow from Schakel at my e-mail address. I can stop at any time.',
  de: 'Ich erhalte Nachrichten zu dem, was ich verfolge, von Schakel an meine E-Mail-Adresse. Ich kann das jederzeit beenden.',
}
