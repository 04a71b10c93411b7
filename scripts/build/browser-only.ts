import { relative } from 'node:path'
import type { Plugin } from 'vite'

const stub = '\0browser-only'

/** The worker loads parts of what it renders from these: pages, the preview banner, texts, placed forms, parts that readers fetch later. */
const rendering = [
  'client/pages.ts',
  'client/document/view.tsx',
  'client/i18n/dictionary.ts',
  'client/forms/placed-forms.ts',
  'client/forms/load-placed-forms.ts',
  'client/newsletter/LaterNewsletterBand.tsx',
  'client/job-alerts/LaterAlertBox.tsx',
]

/**
 * Removes from the worker what the client's code imports dynamically in effects and event handlers: neither runs during
 * rendering, and the SDKs among them are larger than the whole worker.
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
