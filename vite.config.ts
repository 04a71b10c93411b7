import { globSync } from 'node:fs'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetFileNames } from './scripts/build/asset-file-names.ts'
import { browserOnly } from './scripts/build/browser-only.ts'
import { chunkGroups } from './scripts/build/chunk-groups.ts'
import { clientManifest } from './scripts/build/client-manifest.ts'
import { icons } from './scripts/build/icons.ts'
import { leanReactServer } from './scripts/build/lean-react-server.ts'
import { serviceWorker } from './scripts/build/service-worker.ts'
import { wholeTextReactServer } from './scripts/build/whole-text-react-server.ts'
import { developmentVariables } from './scripts/dev/variables.ts'

const textGroups = ['nl', 'en', 'de'].map((locale) => ({
  name: `texts-${locale}`,
  test: new RegExp(`client/i18n/${locale}/`),
}))

export default defineConfig({
  publicDir: 'client/public',
  plugins: [
    clientManifest(),
    icons(),
    leanReactServer(),
    wholeTextReactServer(),
    browserOnly(),
    serviceWorker(),
    react(),
    cloudflare({ config: developmentVariables(), viteEnvironment: { name: 'worker' }, inspectorPort: false }),
  ],
  css: { transformer: 'lightningcss' },
  builder: {
    // The worker's bundle contains the names of the client's files, so the client is built first.
    async buildApp(builder) {
      const { client, worker } = builder.environments
      if (!client || !worker) throw new Error('vite.config.ts expects the environments client and worker')
      await builder.build(client)
      await builder.build(worker)
    },
  },
  environments: {
    client: {
      build: {
        manifest: true,
        // In kB. Firestore is larger than the usual 500, and loads only where it is configured.
        chunkSizeWarningLimit: 600,
        // Script files are found through their imports; otherwise the entry would contain their names as well.
        modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
        rolldownOptions: {
          // The worker names the text files to load, and what shows placed forms. Those of `meta` never leave it. The manifest knows
          // a module by its source only if it is an entry, or imported by `import()` alone.
          input: [
            'client/entry.tsx',
            'client/forms/FieldsForm.tsx',
            ...globSync(['client/i18n/{nl,en,de}/!(meta).ts', 'client/forms/placed/*.ts']),
          ],
          preserveEntrySignatures: 'exports-only',
          output: {
            codeSplitting: { groups: chunkGroups(import.meta.dirname) },
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
          },
        },
      },
    },
    worker: {
      build: {
        minify: true,
        sourcemap: true,
        // The worker reads all namespaces of a language together.
        rolldownOptions: { output: { assetFileNames, codeSplitting: { groups: textGroups } } },
      },
    },
  },
})
