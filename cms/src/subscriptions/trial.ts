import type { Core } from '@strapi/strapi'
import { subscriptionUid } from './subscription.ts'

/** Whether an account may still try a subscription: each person does so once. @param user Its id. */
export async function isTrialDue(strapi: Core.Strapi, user: number): Promise<boolean> {
  const where = { user, trialEndsAt: { $notNull: true } }
  return (await strapi.db.query(subscriptionUid).count({ where })) === 0
}

/** For so many days a subscription for several waits for the first colleague: then its trial begins. */
export const colleagueWaitDays = 14

/** How long a trial is at most. @param trialDays Of the product. */
export function longestTrial({ trialDays, seats }: { trialDays: number; seats: number }): number {
  return trialDays > 0 && seats > 1 ? trialDays + colleagueWaitDays : trialDays
}
