import type { Language } from '../mail/site-link.ts'
import type { ConsentStep } from '../newsletters/consent-log.ts'
import { followedSubject } from './alert.ts'
import { alertConsentTexts, alertConsentVersion, followedConsentTexts } from './consent.ts'

/** What the proof of consent calls an alert. */
export function purposeOf(subject: string): NonNullable<ConsentStep['purpose']> {
  return subject === followedSubject ? 'followed-news' : 'job-alert'
}

/** What somebody agrees to who asks for an alert. */
export function consentTo(subject: string, language: Language | null): { text: string; version: string } {
  const texts = subject === followedSubject ? followedConsentTexts : alertConsentTexts
  return { text: texts[language ?? 'nl'], version: alertConsentVersion }
}
