import { crons } from '../worker/crons.ts'
import { openMailCatcher } from './mail/mail-catcher.ts'
import { fillStores, localState } from './seed/fill-stores.ts'
import { runSite } from './site/run-site.ts'
import { type Backend, startBackend } from './start/backend.ts'
import { begin } from './start/begin.ts'
import { build } from './start/build.ts'
import { keepRunning } from './start/keep-running.ts'
import { openLog } from './start/logs.ts'
import { openMailbox } from './start/mailbox.ts'
import { readOptions } from './start/options.ts'
import { requireFreePort } from './start/ports.ts'
import { ensureSecrets } from './start/secrets.ts'
import { say, status } from './start/status.ts'
import { onStop, stopInOrder } from './start/stop.ts'

// Builds, seeds and starts the site, and the backend behind it. The site answers first: from the replica, until Strapi joins.

stopInOrder()
const options = readOptions(process.argv.slice(2), process.env)
await begin('npm start')
await requireFreePort(options.port, 'the site', '--port')
if (options.backend) await requireFreePort(options.backendPort, 'the backend', '--cms-port')

const secrets = await ensureSecrets()
await Promise.all([build(), fillStores(options.today)])

const siteLog = openLog('site')
const site = await runSite({
  port: options.port,
  state: localState,
  onLog: (line) => siteLog.write(`${line}\n`),
  variables: {
    ...secrets,
    SITE_URL: `http://localhost:${options.port}`,
    CMS_URL: `http://127.0.0.1:${options.backendPort}`,
  },
})
onStop(() => site.stop())

status(site.url, options)

if (options.backend) {
  const env = await catchMail()
  // The site lives without its backend, and whoever started it wants to know how that is.
  const backend = keepRunning({
    start: () => startBackend({ ...options, secrets, siteUrl: site.url, env }),
    onReady: joinBackend,
    tell: (text) => say(`Backend   ${text.replaceAll('\n', '\n          ')}`),
  })
  onStop(() => backend.stop())
  // Locally nobody else pulls the cron trigger.
  setInterval(
    () => site.schedule(crons.catchUp).catch((failure) => say(`Catching up: ${failure}`)),
    5 * 60_000,
  ).unref()
}

async function joinBackend({ url }: Backend): Promise<void> {
  await site.schedule(crons.nightly)
  say(`Backend   ${url}/admin is up; the site reads from it now.`)
}

/** Mails go no further than this machine, unless a mail server is named. @returns What tells the backend so. */
async function catchMail(): Promise<Record<string, string>> {
  if (process.env.SMTP_HOST) return {}
  const catcher = await openMailCatcher(0)
  onStop(catcher.stop)
  const mailbox = await openMailbox(catcher)
  onStop(mailbox.stop)
  say(`Mail      ${mailbox.url} shows what the site mails; nothing leaves this machine.`)
  return { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(catcher.port), SMTP_IGNORE_TLS: 'true' }
}
