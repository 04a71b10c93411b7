import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { requestTable } from './request-table.ts'

/** For this long a request can be confirmed; then it is deleted, as are those that were. */
export const requestMs = 7 * 86_400_000

/** Deletes old requests every night. */
export const subscriptionRequestCron = {
  deleteOldRequests: {
    async task({ strapi }: { strapi: Core.Strapi }) {
      await strapi.db
        .connection(requestTable)
        .where('asked_at', '<', Date.now() - requestMs)
        .delete()
    },
    options: { rule: '47 3 * * *' },
  },
}

/** Deletes what a mailbox has asked for, with its account. */
export async function forgetRequests(trx: Knex, email: string): Promise<void> {
  await trx(requestTable).where({ email }).delete()
}
