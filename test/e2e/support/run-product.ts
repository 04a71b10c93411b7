import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { openMailCatcher } from '../../../scripts/mail/mail-catcher.ts'
import { migrate, seedSettings } from '../../../scripts/seed/seed-site.ts'
import { runSite, type Site } from '../../../scripts/site/run-site.ts'
import { build } from '../../../scripts/start/build.ts'
import { crons } from '../../../worker/crons.ts'
import { openControl } from '../../backend/control.ts'
import { freePort } from '../../backend/free-port.ts'
import { openGateway } from '../../backend/gateway.ts'
import type { Lane } from '../../backend/lanes.ts'
import { openPaymentServer } from '../../backend/payment-server.ts'
import { exampleSecrets } from '../../backend/secrets.ts'
import { editor, runJob, startTestStrapi, today } from '../../backend/strapi.ts'
import { artifacts } from './artifacts.ts'
import type { Product } from './product.ts'
import { openSignInProviders, signInProviders } from './sign-in-providers.ts'

/** Starts the whole product as `npm start` does, with a door between site and Strapi. */
export async function runProduct(): Promise<Lane<Product>> {
  const secrets = await exampleSecrets()
  const [sitePort, strapiPort, gatewayPort, controlPort, jobsPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  const siteUrl = `http://localhost:${sitePort}`
  const strapiUrl = `http://127.0.0.1:${strapiPort}`
  const gatewayUrl = `http://127.0.0.1:${gatewayPort}`
  const mails = await openMailCatcher(0)
  const providers = await openSignInProviders(siteUrl)
  const payments = await openPaymentServer(await freePort())
  const [strapi, site] = await Promise.all([
    startTestStrapi({
      port: strapiPort,
      siteUrl,
      secrets,
      today,
      editor,
      mailPort: mails.port,
      jobsPort,
      env: { ...providers.env, ...payments.env },
      admin: true,
    }),
    startSite({ port: sitePort, cmsUrl: gatewayUrl, secrets, paymentOrigin: payments.url }),
  ])
  const gateway = await openGateway(gatewayPort, new URL(strapiUrl))
  const token = randomUUID()
  const { schedule } = site
  const control = await openControl({
    ...{ port: controlPort, token, gateway, mails, sample: null, schedule },
    runJob: (name) => runJob(jobsPort, name),
  })
  await site.schedule(crons.nightly)
  return {
    facts: {
      siteUrl,
      strapiUrl,
      databaseFile: strapi.database,
      gatewayUrl,
      controlUrl: `http://127.0.0.1:${controlPort}/${token}/`,
      providerOrigins: providers.origins,
      paymentUrl: payments.url,
      editor,
      secrets,
    },
    async stop() {
      await control.stop()
      await site.stop()
      await gateway.stop()
      await strapi.stop()
      await mails.stop()
      await providers.stop()
      await payments.stop()
    },
  }
}

interface SiteOptions {
  port: number
  cmsUrl: string
  /** Where readers pay; nowhere by default. */
  paymentOrigin?: string
  secrets: Record<string, string>
}

/** Starts the built worker with empty stores, but for what `kv-seed/` holds. Its log lines go to a file. */
export async function startSite({ port, cmsUrl, secrets, paymentOrigin = '' }: SiteOptions): Promise<Site> {
  await build()
  await mkdir(artifacts, { recursive: true })
  const log = createWriteStream(`${artifacts}/site-${port}.log`)
  const site = await runSite({
    port,
    onLog: (line) => log.write(`${line}\n`),
    variables: {
      ...secrets,
      SITE_URL: `http://localhost:${port}`,
      CMS_URL: cmsUrl,
      // The longest that is allowed: a busy machine must not look like a backend that is away.
      CMS_TIMEOUT_MS: '5000',
      SIGN_IN_PROVIDERS: signInProviders,
      PAYMENT_ORIGINS: paymentOrigin,
    },
  })
  await migrate(site.miniflare)
  await seedSettings(site.miniflare)
  return site
}
