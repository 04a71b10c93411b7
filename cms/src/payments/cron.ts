import type { Core } from '@strapi/strapi'
import { sweepPayments } from './sweep.ts'

/**
 * Strapi's scheduled job for payments: asks for those that the provider should have told of.
 * @param rule A cron rule; a sixth field in front counts seconds.
 */
export function paymentCron(rule: string) {
  return {
    sweepPayments: {
      task: ({ strapi }: { strapi: Core.Strapi }) => sweepPayments(strapi),
      options: { rule },
    },
  }
}
