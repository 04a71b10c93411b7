import type { Core } from '@strapi/strapi'
import { newsletters } from './consent.ts'

export const uid = 'api::newsletter-signup.newsletter-signup'

export type NewsletterName = (typeof newsletters)[number]

/** A sign-up as the database holds it. */
export interface SignUp {
  id: number
  documentId: string
  email: string
  lists: NewsletterName[]
  confirmExpiresAt: Date | string | null
  confirmedAt: Date | string | null
  unsubscribedAt: Date | string | null
}

/** @returns Oldest first, ended ones too. */
export function signUpsOf(strapi: Core.Strapi, email: string): Promise<SignUp[]> {
  return strapi.db.query(uid).findMany({ where: { email }, orderBy: { id: 'asc' } })
}

/** The newsletters that these sign-ups subscribe to, in the order of the site. */
export function listsOf(signUps: SignUp[]): NewsletterName[] {
  const chosen = signUps.filter(isActive).flatMap(({ lists }) => lists)
  return newsletters.filter((name) => chosen.includes(name))
}

export function isActive({ confirmedAt, unsubscribedAt }: SignUp): boolean {
  return Boolean(confirmedAt && !unsubscribedAt)
}
