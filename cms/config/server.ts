import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Core } from '@strapi/strapi'
import { companyFiguresCron } from '../src/company-figures/mail-figures.ts'
import { editionCron } from '../src/editions/cron.ts'
import { appFolder } from '../src/environment/app-folder.ts'
import { secret } from '../src/environment/secret.ts'
import { invoiceCron } from '../src/invoices/cron.ts'
import { issueCron } from '../src/issues/end-unpaid.ts'
import { mandateCron } from '../src/mandates/cron.ts'
import { paymentCron } from '../src/payments/cron.ts'
import { retentionCron } from '../src/privacy/retention.ts'
import { heldPlacesCron } from '../src/registrations/lapse.ts'
import { eventNewsCron } from '../src/registrations/news.ts'
import { statisticsCron } from '../src/statistics/cron.ts'
import { subscriptionCron } from '../src/subscriptions/settle.ts'
import { vacancyCron } from '../src/vacancies/cron.ts'
import { vatNumberCron } from '../src/vat-numbers/cron.ts'

export default ({ env }: Core.Config.Shared.ConfigParams) => {
  const publicFolder = resolve(appFolder, env('PUBLIC_DIR', 'public'))
  // The upload provider refuses to start without its folder, and a fresh data folder does not have it.
  mkdirSync(resolve(publicFolder, 'uploads'), { recursive: true })

  return {
    host: env('HOST', '127.0.0.1'),
    port: env.int('PORT', 1337),
    // Where editors open the panel. Readers never come here: what they see of accounts lies on the site's own origin.
    url: env('PUBLIC_URL') || `http://localhost:${env.int('PORT', 1337)}`,
    // Only the worker may reach this server. It names the visitor in X-Forwarded-For, and rate limits count those.
    // Longer than any client keeps an idle connection, so that no request meets one that is just being closed.
    http: { serverOptions: { keepAliveTimeout: 65_000 } },
    proxy: { koa: env.bool('TRUST_PROXY', true) },
    dirs: { public: publicFolder },
    app: {
      keys: secret(env, 'APP_KEYS')
        .split(',')
        .map((key: string) => key.trim()),
    },
    cron: {
      enabled: true,
      tasks: {
        ...editionCron(env('EDITIONS_CRON', '*/5 * * * * *')),
        ...retentionCron(env('RETENTION_CRON', '29 3 * * *')),
        ...statisticsCron(env('STATISTICS_CRON', '*/2 * * * *')),
        ...companyFiguresCron(env('COMPANY_FIGURES_CRON', '17 6 2-8 * *')),
        ...mandateCron,
        ...paymentCron(env('PAYMENTS_CRON', '*/2 * * * *')),
        ...vatNumberCron,
        ...invoiceCron,
        ...issueCron,
        ...vacancyCron(env('VACANCIES_CRON', '*/5 * * * *')),
        ...subscriptionCron(env('SUBSCRIPTIONS_CRON', '*/10 * * * *')),
        ...eventNewsCron(env('EVENT_NEWS_CRON', '*/10 * * * *')),
        ...heldPlacesCron(env('HELD_PLACES_CRON', '*/3 * * * *')),
      },
    },
    logger: { updates: { enabled: false }, startup: { enabled: false } },
  }
}
