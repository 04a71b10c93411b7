import { resolve } from 'node:path'
import { createServer, normalizePath } from 'vite'
import { ofBackend } from '../build/of-backend.ts'
import type { ServedSite } from '../start/product.ts'
import { formsPage } from './forms-page.ts'
import { hotEntry } from './hot-entry.ts'
import { inlineStyles } from './inline-styles.ts'
import { setVariables } from './variables.ts'

/**
 * Serves the site from its sources. Changes are reloaded: a component in place, the worker as a whole.
 * @param variables Variables and secrets of the worker.
 * @param cacheDir For what Vite bundles of the packages; default: among them. A copy of the sources needs one of its own.
 */
export async function serveSources(
  port: number,
  variables: Record<string, string>,
  cacheDir?: string,
): Promise<ServedSite> {
  setVariables(variables)
  const server = await createServer({
    cacheDir,
    plugins: [hotEntry(), inlineStyles(), formsPage()],
    server: {
      host: 'localhost',
      port,
      strictPort: true,
      watch: { ignored: isOfBackendAlone },
    },
  })
  await server.listen()
  const url = `http://localhost:${port}`
  return {
    url,
    async schedule(cron) {
      const response = await fetch(`${url}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(cron)}`)
      if (!response.ok) throw new Error(`The cron trigger ${cron} failed: ${await response.text()}`)
    },
    stop: () => server.close(),
  }
}

const backendFolder = normalizePath(resolve('cms'))
const shared = ofBackend.map((module) => normalizePath(resolve(module)))

/** The backend constantly writes to its own folder, and watches its sources itself; some of them are the site's too. */
function isOfBackendAlone(path: string): boolean {
  const file = normalizePath(path)
  if (!file.startsWith(`${backendFolder}/`)) return false
  return !shared.some((module) => module === file || module.startsWith(`${file}/`))
}
