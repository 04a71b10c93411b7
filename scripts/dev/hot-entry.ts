import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Starts the browser's part in development. Documents come from the worker and not from an `index.html`, so Vite cannot
 * add to them what reloading modules in place needs; here the entry brings it along.
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
      // The query sets the module that starts apart from the one that only prepares.
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
