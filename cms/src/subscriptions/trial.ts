import type { Core } from '@strapi/strapi'
import { subscriptionUid } from './subscription.ts'

/** Whether an account may still try a subscription: each person does so once. @param user Its id. */
export async function isTrialDue(strapi: Core.Strapi, user: number): Promise<boolean> {
  const where = { user, trialEndsAt: { $notNull: true } }
  return (await strapi.db.query(subscriptionUid).count({ where })) === 0
}
