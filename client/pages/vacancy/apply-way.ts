import type { Vacancy } from '../../content/vacancy.ts'

/** How one applies for a vacancy now. */
export type ApplyWay =
  | { kind: 'web'; url: string }
  | { kind: 'mail'; email: string }
  | { kind: 'phone'; phone: string }
  /** Nothing is known but who it is. */
  | { kind: 'employer' }

/** The way that the employer chose; where that is a form, whoever is named for the vacancy is written or called to. */
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

/** A message with its subject written already. An address from the editors stays an address: it cannot add headers. */
export function mailHref(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`
}
