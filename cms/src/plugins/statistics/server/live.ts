import type { Core } from '@strapi/strapi'

const windowMs = 5 * 60_000

/** Number of readers active in the last five minutes, as far as the worker has sent their events. */
export async function countReadersNow(strapi: Core.Strapi): Promise<number> {
  const [row] = await strapi.db
    .connection('statistics')
    .where('at', '>=', new Date(Date.now() - windowMs))
    .whereRaw('is_suspect is not true')
    .countDistinct({ readers: 'session' })
  return Number(row?.readers ?? 0)
}
