import type { Core } from '@strapi/strapi'
import { checkVatNumbers } from './check-vat-numbers.ts'
import { viesIn } from './vies.ts'

/** True while a run is in progress: another one would only repeat it. */
let isRunning = false

/** Asks VIES every hour about orders whose VAT was shifted: long before an invoice is due or collected. */
export const vatNumberCron = {
  checkVatNumbers: {
    async task({ strapi }: { strapi: Core.Strapi }) {
      const vies = viesIn(process.env)
      if (!vies || isRunning) return
      isRunning = true
      try {
        await checkVatNumbers(strapi.db.connection, vies)
      } finally {
        isRunning = false
      }
    },
    options: { rule: '23 * * * *' },
  },
}
