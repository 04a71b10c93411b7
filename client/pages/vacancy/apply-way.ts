import type { Vacancy } from '../../content/vacancy.ts'

/** How to apply for a vacancy. */
export type ApplyWay =
  /** The form on its page. */
  { kind: 'form' } | { kind: 'web'; url: string } | { kind: 'mail'; email: string }

/** The employer's chosen way to apply. */
export function applyWay({ apply }: Pick<Vacancy, 'apply'>): ApplyWay {
  if (apply.method === 'url') return { kind: 'web', url: apply.url }
  return apply.method === 'email' ? { kind: 'mail', email: apply.email } : { kind: 'form' }
}

/** A mail with a prefilled subject. The editors' address is encoded, so it can't add headers. */
export function mailHref(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`
}
