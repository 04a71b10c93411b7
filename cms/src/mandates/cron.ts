import type { Core } from '@strapi/strapi'
import { directDebitIn } from './direct-debit.ts'
import { resealIbans } from './reseal.ts'

/** Brings account numbers to the newest key every night, and logs how many of older keys are left. */
export const mandateCron = {
  resealIbans: {
    async task({ strapi }: { strapi: Core.Strapi }) {
      const { ring } = directDebitIn(process.env) ?? {}
      if (!ring) return
      const { resealed, left } = await resealIbans(strapi.db.connection, ring)
      const line = JSON.stringify({ where: 'iban-keys', resealed, left })
      if (left > 0) strapi.log.error(line)
      else if (resealed > 0) strapi.log.warn(line)
    },
    options: { rule: '41 3 * * *' },
  },
}
