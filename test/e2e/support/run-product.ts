import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { openMailCatcher } from '../../../scripts/mail/mail-catcher.ts'
import { migrate, seedSettings } from '../../../scripts/seed/seed-site.ts'
import { runSite, type Site } from '../../../scripts/site/run-site.ts'
import { build } from '../../../scripts/start/build.ts'
import { openControl } from '../../backend/control.ts'
import { openGateway } from '../../backend/gateway.ts'
import { countingOften, databaseOf, startTestStrapi } from '../../backend/strapi.ts'
import { artifacts } from './artifacts.ts'
import { startBrowser } from './browser.ts'
import { type Product, ports, today } from './product.ts'
import { openSignInProviders, signInProviders } from './sign-in-providers.ts'

const editor = { email: 'redactie@schakel.example', password: 'Op-de-kade-in-2026' }

const wholePass = '17 3 * * *'

/** Starts the whole product as `npm start` does, with a door between site and Strapi, and a browser. */
export async function runProduct(): Promise<{ product: Product; stop: () => Promise<void> }> {
  const secrets = await readSecrets()
  const siteUrl = `http://localhost:${ports.site}`
  const strapiUrl = `http://127.0.0.1:${ports.strapi}`
  const mails = await openMailCatcher(ports.mail)
  const providers = await openSignInProviders(siteUrl)
  const [strapi, site, browser] = await Promise.all([
    startTestStrapi({
      port: ports.strapi,
      siteUrl,
      secrets,
      today,
      editor,
      mailPort: ports.mail,
      env: { ...countingOften, ...providers.env },
      admin: true,
    }),
    startSite({ port: ports.site, cmsUrl: `http://127.0.0.1:${ports.gateway}`, secrets }),
    startBrowser(),
  ])
  const gateway = await openGateway(ports.gateway, new URL(`http://127.0.0.1:${ports.strapi}`))
  const token = randomUUID()
  const control = await openControl({ port: ports.control, token, gateway, mails, sample: null })
  await site.schedule(wholePass)
  return {
    product: {
      siteUrl,
      browserUrl: browser.wsEndpoint(),
      strapiUrl,
      databaseFile: databaseOf(ports.strapi),
      controlUrl: `http://127.0.0.1:${ports.control}/${token}/`,
      editor,
      secrets,
    },
    async stop() {
      await browser.close()
      await control.stop()
      await site.stop()
      await gateway.stop()
      await strapi.stop()
      await mails.stop()
      await providers.stop()
    },
  }
}

interface SiteOptions {
  port: number
  cmsUrl: string
  secrets: Record<string, string>
}

/** Starts the built worker with empty stores, but for what `kv-seed/` holds. Its log lines go to a file. */
export async function startSite({ port, cmsUrl, secrets }: SiteOptions): Promise<Site> {
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
      SIGN_IN_PROVIDERS: signInProviders,
    },
  })
  await migrate(site.miniflare)
  await seedSettings(site.miniflare)
  return site
}

async function readSecrets(): Promise<Record<string, string>> {
  const pairs = Object.entries(parseEnv(await readFile('.dev.vars.example', 'utf8')))
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined))
}
