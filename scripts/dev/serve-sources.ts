import { createServer } from 'vite'
import type { ServedSite } from '../start/product.ts'
import { formsPage } from './forms-page.ts'
import { hotEntry } from './hot-entry.ts'
import { inlineStyles } from './inline-styles.ts'
import { setVariables } from './variables.ts'

/**
 * Serves the site from its sources. Changes are reloaded: a component in place, the worker as a whole.
 * @param variables Variables and secrets of the worker.
 */
export async function serveSources(port: number, variables: Record<string, string>): Promise<ServedSite> {
  setVariables(variables)
  const server = await createServer({
    plugins: [hotEntry(), inlineStyles(), formsPage()],
    server: {
      host: 'localhost',
      port,
      strictPort: true,
      // The backend constantly writes to its own folder.
      watch: { ignored: ['**/cms/**'] },
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
