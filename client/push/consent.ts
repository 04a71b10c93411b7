import type { Locale } from '../content/locale.ts'

/** Increase it whenever a text below changes: it identifies what somebody consented to. */
export const pushConsentVersion = '2026-11'

/** What somebody agrees to who switches notifications on, to the letter as the worker records it. */
export const pushConsent: Readonly<Record<Locale, string>> = {
  nl: 'Ik krijg op dit apparaat meldingen van Schakel over wat ik kies, tot ik ze uitzet.',
  en: 'I get notifications from Schakel on this device about what I choose, until I switch them off.',
  de: 'Ich erhalte auf diesem Gerät Mitteilungen von Schakel zu dem, was ich wähle, bis ich sie ausschalte.',
}
