import { relative } from 'node:path'
import type { Plugin } from 'vite'

const stub = '\0browser-only'

/** From these the worker loads parts of what it renders: pages, the banner of previews, texts. */
const rendering = ['client/routes.ts', 'client/document/view.tsx', 'client/i18n/dictionary.ts']

/**
 * Leaves out of the worker what the client's code loads later on, by an effect or a press: neither ever happens where markup is made, and
 * the SDKs behind some of it weigh more than the whole worker.
 */
export function browserOnly(): Plugin {
  let root = process.cwd()
  return {
    name: 'browser-only',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'worker',
    configResolved(config) {
      root = config.root
    },
    resolveDynamicImport(_, importer) {
      const from = importer ? relative(root, importer) : ''
      return from.startsWith('client/') && !rendering.includes(from) ? stub : null
    },
    load: (id) => (id === stub ? 'export {}' : undefined),
  }
}
