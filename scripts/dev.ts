import { createServer } from 'vite'
import { hotEntry } from './dev/hot-entry.ts'
import { inlineStyles } from './dev/inline-styles.ts'
import { openStores } from './dev/open-stores.ts'
import { setVariables } from './dev/variables.ts'
import { migrate, seedPictures, seedReplica, seedSettings } from './seed/seed-site.ts'
import { startBackend } from './start/backend.ts'
import { readOptions } from './start/options.ts'
import { makePictures } from './start/pictures.ts'
import { requireFreePort } from './start/ports.ts'
import { ensureSecrets } from './start/secrets.ts'
import { say, status } from './start/status.ts'
import { onStop } from './start/stop.ts'
import { keepQuiet } from './test/environment.ts'

// `npm run dev`: the site from its sources, reloading in place, on the stores that `npm start` uses; the backend beside it.

keepQuiet()
const options = readOptions(process.argv.slice(2), { PORT: '5173', ...process.env })
await requireFreePort(options.port, 'the site', '--port')
if (options.backend) await requireFreePort(options.backendPort, 'the backend', '--cms-port')

const siteUrl = `http://localhost:${options.port}`
const secrets = await ensureSecrets()
await fillStores()

setVariables({ SITE_URL: siteUrl, CMS_URL: `http://127.0.0.1:${options.backendPort}` })
const server = await createServer({
  plugins: [hotEntry(), inlineStyles()],
  server: { host: 'localhost', port: options.port, strictPort: true },
})
await server.listen()
onStop(() => server.close())
status(siteUrl, options)

if (options.backend) {
  const backend = await startBackend({ ...options, secrets, siteUrl })
  onStop(() => backend.stop())
  await backend.ready
  say(`Backend   ${backend.url}/admin is up; the site reads from it now.`)
}

/** Done before the development server opens the stores: they serve one at a time. */
async function fillStores(): Promise<void> {
  const stores = await openStores('.wrangler/state/v3')
  await migrate(stores)
  await seedSettings(stores)
  await seedReplica(stores, options.today)
  await seedPictures(stores, await makePictures())
  await stores.dispose()
}
