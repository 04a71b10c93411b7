import type { Core } from '@strapi/strapi'

/** The last day whose counts are sample content; null if none are. */
export async function sampleUntil(strapi: Core.Strapi): Promise<string | null> {
  const stored = await strapi.store({ type: 'plugin', name: 'statistics', key: 'sampleUntil' }).get({})
  return typeof stored === 'string' ? stored : null
}
