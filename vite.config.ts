import { globSync } from 'node:fs'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { browserOnly } from './scripts/build/browser-only.ts'
import { clientManifest } from './scripts/build/client-manifest.ts'
import { icons } from './scripts/build/icons.ts'
import { leanReactServer } from './scripts/build/lean-react-server.ts'
import { serviceWorker } from './scripts/build/service-worker.ts'
import { developmentVariables } from './scripts/dev/variables.ts'

/**
 * What belongs together in one file: React, which no deploy of ours changes, and the small parts of which nearly every page
 * is made. Apart, each of those would be a request of a few hundred bytes, and badly compressed.
 */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
  {
    name: 'parts',
    test: new RegExp(
      `client/(?:(?:saved/SaveButton|content/saved-key)|components/(?:${[
        'blocks/(?:Blocks|CallToAction|CardRow|DataTable|Facts|Gallery|PullQuote)',
        'share/\\w+',
        'Await|CompanyNames|CoverArt|Figure|Kicker|PartHeading|ResponsivePicture|RichText|TagList|Teaser|TeaserSkeletons|Time',
        'article-path|dates|partner-path|picture-sources|use-now',
      ].join('|')}))\\.tsx?$`,
    ),
    priority: 1,
  },
]

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
    browserOnly(),
    serviceWorker(),
    react(),
    cloudflare({ config: developmentVariables(), viteEnvironment: { name: 'worker' }, inspectorPort: false }),
  ],
  css: { transformer: 'lightningcss' },
  builder: {
    // The worker's bundle holds the names of the client's files, so the client is built first.
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
        // Files of script are found by what imports them; their names would stand in the entry once more.
        modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
        rolldownOptions: {
          // Texts are asked for by the names that the worker gives them. Those of `meta` never leave it.
          input: ['client/entry.tsx', ...globSync('client/i18n/{nl,en,de}/!(meta).ts')],
          preserveEntrySignatures: 'exports-only',
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    worker: {
      build: {
        minify: true,
        sourcemap: true,
        // The worker reads all rooms of a language at once.
        rolldownOptions: { output: { codeSplitting: { groups: textGroups } } },
      },
    },
  },
})
