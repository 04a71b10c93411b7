import type { Locale } from './locale.ts'

/** What somebody agrees to who signs up, to the letter as the backend records it (`cms/src/newsletters/consent.ts`). */
export const newsletterConsent: Readonly<Record<Locale, string>> = {
  nl: 'Ik ontvang de gekozen nieuwsbrieven van Schakel op dit e-mailadres. Ik kan me op elk moment afmelden.',
  en: 'I receive the chosen newsletters of Schakel at this e-mail address. I can unsubscribe at any time.',
  de: 'Ich erhalte die gewählten Newsletter von Schakel an diese E-Mail-Adresse. Ich kann mich jederzeit abmelden.',
}
