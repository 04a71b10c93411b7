import type { Core } from '@strapi/strapi'
import { deleteUnconfirmed } from './unconfirmed.ts'

/**
 * Strapi's scheduled job for accounts.
 * @param rule A cron rule; a sixth field in front counts seconds.
 */
export function accountCron(rule: string) {
  return {
    deleteUnconfirmed: {
      async task({ strapi }: { strapi: Core.Strapi }) {
        const deleted = await deleteUnconfirmed(strapi, Date.now())
        if (deleted > 0) strapi.log.info(`${deleted} accounts were deleted that nobody had confirmed`)
      },
      options: { rule },
    },
  }
}
