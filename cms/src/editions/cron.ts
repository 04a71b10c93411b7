import type { Core } from '@strapi/strapi'
import { forgetRecipients } from './figures.ts'
import { advanceEditions } from './run.ts'

type Task = { strapi: Core.Strapi }

/**
 * Strapi's scheduled jobs for editions: sends what is due, and forgets to whom old ones went, before their mails are deleted.
 * @param rule A cron rule; a sixth field in front counts seconds.
 */
export function editionCron(rule: string) {
  return {
    advanceEditions: { task: ({ strapi }: Task) => advanceEditions(strapi), options: { rule } },
    forgetRecipients: {
      task: ({ strapi }: Task) => forgetRecipients(strapi),
      options: { rule: '13 3 * * *' },
    },
  }
}
