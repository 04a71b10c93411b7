import type { Core } from '@strapi/strapi'
import { remind } from './remind.ts'

/** Reminds every morning of what isn't paid. */
export const invoiceCron = {
  remindOfInvoices: {
    async task({ strapi }: { strapi: Core.Strapi }) {
      await remind(strapi)
    },
    options: { rule: '17 8 * * *' },
  },
}
