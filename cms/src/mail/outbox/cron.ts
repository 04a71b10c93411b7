import type { Core } from '@strapi/strapi'
import { forgetOldMails } from './retention.ts'

/** Deletes old mails every night. */
export const mailCron = {
  forgetOldMails: {
    task: ({ strapi }: { strapi: Core.Strapi }) => forgetOldMails(strapi),
    options: { rule: '23 3 * * *' },
  },
}
