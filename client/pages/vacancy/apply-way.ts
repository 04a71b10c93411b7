import type { Vacancy } from '../../content/vacancy.ts'

/** How to apply for a vacancy. */
export type ApplyWay =
  | { kind: 'web'; url: string }
  | { kind: 'mail'; email: string }
  | { kind: 'phone'; phone: string }
  /** Only the employer is known. */
  | { kind: 'employer' }

/** The employer's chosen way to apply; if that is a form, the vacancy's contact person instead. */
export function applyWay({
  apply,
  contact,
  employer,
}: Pick<Vacancy, 'apply' | 'contact'> & { employer: Pick<Vacancy['employer'], 'website'> }): ApplyWay {
  if (apply.method === 'url') return { kind: 'web', url: apply.url }
  if (apply.method === 'email') return { kind: 'mail', email: apply.email }
  if (contact?.email) return { kind: 'mail', email: contact.email }
  if (contact?.phone) return { kind: 'phone', phone: contact.phone }
  return employer.website ? { kind: 'web', url: employer.website } : { kind: 'employer' }
}

/** A mail with a prefilled subject. The editors' address is encoded, so it can't add headers. */
export function mailHref(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`
}
