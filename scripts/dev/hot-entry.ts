import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Starts the browser code during development. Documents come from the worker rather than an `index.html`, so Vite can't
 * inject its hot-reload client into them; the entry does it instead.
 */
export function hotEntry(): Plugin {
  let entry = ''
  return {
    name: 'hot-entry',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved({ root }) {
      entry = join(root, 'client/entry.tsx')
    },
    load(id) {
      // The query separates the module that starts from the one that only prepares.
      return id === entry ? prepare : undefined
    },
  }
}

const prepare = `
import '/@vite/client'
import refresh from '/@react-refresh'
refresh.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/client/entry.tsx?hot')
`
