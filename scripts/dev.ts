import { createServer } from 'vite'
import { crons } from '../worker/crons.ts'
import { hotEntry } from './dev/hot-entry.ts'
import { inlineStyles } from './dev/inline-styles.ts'
import { setVariables } from './dev/variables.ts'
import { fillStores } from './seed/fill-stores.ts'
import { type Backend, startBackend } from './start/backend.ts'
import { begin } from './start/begin.ts'
import { keepRunning } from './start/keep-running.ts'
import { readOptions } from './start/options.ts'
import { requireFreePort } from './start/ports.ts'
import { ensureSecrets } from './start/secrets.ts'
import { say, status } from './start/status.ts'
import { onStop, stopInOrder } from './start/stop.ts'

// `npm run dev`: the site from its sources, reloading in place, on the stores that `npm start` uses; the backend beside it.

stopInOrder()
const options = readOptions(process.argv.slice(2), { PORT: '5173', ...process.env })
await begin('npm run dev')
await requireFreePort(options.port, 'the site', '--port')
if (options.backend) await requireFreePort(options.backendPort, 'the backend', '--cms-port')

const siteUrl = `http://localhost:${options.port}`
const secrets = await ensureSecrets()
await fillStores(options.today)

setVariables({ SITE_URL: siteUrl, CMS_URL: `http://127.0.0.1:${options.backendPort}` })
const server = await createServer({
  plugins: [hotEntry(), inlineStyles()],
  server: {
    host: 'localhost',
    port: options.port,
    strictPort: true,
    // The backend writes below its own folder all the time.
    watch: { ignored: ['**/cms/**'] },
  },
})
await server.listen()
onStop(() => server.close())
status(siteUrl, options)

if (options.backend) {
  const backend = keepRunning({
    start: () => startBackend({ ...options, secrets, siteUrl }),
    onReady: joinBackend,
    tell: (text) => say(`Backend   ${text.replaceAll('\n', '\n          ')}`),
  })
  onStop(() => backend.stop())
}

async function joinBackend({ url }: Backend): Promise<void> {
  await catchUp()
  say(`Backend   ${url}/admin is up; the site reads from it now.`)
}

/** Runs the nightly cron trigger once, so that the replica holds what the backend has. */
async function catchUp(): Promise<void> {
  const cron = encodeURIComponent(crons.nightly)
  await fetch(`${siteUrl}/cdn-cgi/local/scheduled?cron=${cron}`)
}
