import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { translatorFor } from '../i18n/translator.ts'
import { strapiClientOf } from '../strapi/client.ts'
import type { JobAlertCalls } from './job-alerts.ts'
import { strapiJobAlerts } from './strapi-job-alerts.ts'

/** The alerts of a request. */
export async function jobAlertsOf(c: Context<AppEnv>): Promise<JobAlertCalls> {
  const { address, config, messages } = c.var
  return strapiJobAlerts({
    client: strapiClientOf(config),
    workerToken: config.cmsToken,
    db: c.env.DB,
    locale: address.locale,
    t: await translatorFor(address.locale, messages),
  })
}
