import type { Locale } from './locale.ts'

/** Increase it whenever a text below changes: it identifies what somebody consented to. */
export const whitepaperConsentVersion = '2026-11'

/** What somebody agrees to who asks for a white paper, to the letter as its lead records it. */
export const whitepaperConsent: Readonly<Record<Locale, string>> = {
  nl: 'Schakel geeft mijn naam, e-mailadres en bedrijf door aan de aanbieder van dit white paper, die contact met mij mag opnemen.',
  en: 'Schakel passes my name, e-mail address and company on to the supplier of this white paper, who may contact me.',
  de: 'Schakel gibt meinen Namen, meine E-Mail-Adresse und mein Unternehmen an den Anbieter dieses Whitepapers weiter, der sich bei mir melden darf.',
}
