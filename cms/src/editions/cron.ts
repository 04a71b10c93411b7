import type { Core } from '@strapi/strapi'
import { advanceEditions } from './run.ts'

/**
 * Strapi's scheduled job for editions: sends what is due.
 * @param rule A cron rule; a sixth field in front counts seconds.
 */
export function editionCron(rule: string) {
  return {
    advanceEditions: {
      task: ({ strapi }: { strapi: Core.Strapi }) => advanceEditions(strapi),
      options: { rule },
    },
  }
}
