import { crons } from '../../worker/crons.ts'
import { openMailCatcher } from '../mail/mail-catcher.ts'
import { openDemoProvider } from '../payments/demo-provider.ts'
import { fillStores } from '../seed/fill-stores.ts'
import { type Backend, startBackend } from './backend.ts'
import { begin } from './begin.ts'
import { keepRunning } from './keep-running.ts'
import { openMailbox } from './mailbox.ts'
import { readOptions } from './options.ts'
import { requireFreePort } from './ports.ts'
import { ensureSecrets } from './secrets.ts'
import { say, status } from './status.ts'
import { onStop, stopInOrder } from './stop.ts'

/** A site served from its build or its sources. */
export interface ServedSite {
  /** Origin without a trailing slash. */
  url: string
  /** Runs the cron trigger once. */
  schedule: (cron: string) => Promise<void>
  stop: () => Promise<void>
}

/** A command's way to serve the site; the rest is the same for each. */
export interface ProductOptions {
  /** Such as `npm start`. */
  command: string
  /** The site's port, unless `--port` or PORT overrides it. */
  defaultPort: number
  /** Runs before the site is served, while the stores are filled. */
  prepare?: () => Promise<void>
  /** @param variables Override the worker's variables and secrets of `wrangler.toml`. */
  serve: (port: number, variables: Record<string, string>) => Promise<ServedSite>
}

const catchUpEveryMs = 5 * 60_000

/**
 * Runs the whole product until it is stopped: the site, the backend behind it, and a page with its emails. The site
 * starts first and uses the replica until Strapi is up.
 */
export async function runProduct({ command, defaultPort, prepare, serve }: ProductOptions): Promise<void> {
  stopInOrder()
  const options = readOptions(process.argv.slice(2), { PORT: String(defaultPort), ...process.env })
  await begin(command)
  await requireFreePort(options.port, 'the site', '--port')
  if (options.backend) await requireFreePort(options.backendPort, 'the backend', '--cms-port')

  const secrets = await ensureSecrets()
  await Promise.all([prepare?.(), fillStores(options.today)])
  const payments = options.backend ? await openPayments() : null
  const site = await serve(options.port, {
    ...secrets,
    SITE_URL: `http://localhost:${options.port}`,
    CMS_URL: `http://127.0.0.1:${options.backendPort}`,
    ...(payments && { PAYMENT_ORIGINS: payments.origin }),
  })
  onStop(() => site.stop())
  status(site.url, options)
  if (!options.backend) return

  const env = { ...(await catchMail()), ...payments?.env }
  // The site works without its backend, and users want to see how.
  const backend = keepRunning({
    start: () => startBackend({ ...options, secrets, siteUrl: site.url, env }),
    onReady: (running) => join(site, running),
    tell: (text) => say(`Backend   ${text.replaceAll('\n', '\n          ')}`),
  })
  onStop(() => backend.stop())
  // Locally nothing else fires the cron trigger.
  setInterval(
    () => site.schedule(crons.catchUp).catch((failure) => say(`Catching up: ${failure}`)),
    catchUpEveryMs,
  ).unref()
}

/** Synchronises the replica with a backend that has just started. */
async function join(site: ServedSite, { url }: Backend): Promise<void> {
  await site.schedule(crons.nightly)
  say(`Backend   ${url}/admin is up; the site reads from it now.`)
}

/** Lets paying be tried without money. @returns The backend's variables for that, and where forms may lead. */
async function openPayments(): Promise<{ origin: string; env: Record<string, string> }> {
  const { url, env, listen } = await openDemoProvider('cms/.tmp/payments.json')
  onStop(() => listen(false))
  return { origin: url, env }
}

/** Keeps emails on this machine, unless a mail server is configured. @returns The backend's variables for that. */
async function catchMail(): Promise<Record<string, string>> {
  if (process.env.SMTP_HOST) return {}
  const catcher = await openMailCatcher(0)
  onStop(catcher.stop)
  const mailbox = await openMailbox(catcher)
  onStop(mailbox.stop)
  say(`Mail      ${mailbox.url} shows what the site mails; nothing leaves this machine.`)
  return { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(catcher.port), SMTP_IGNORE_TLS: 'true' }
}
