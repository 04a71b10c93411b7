import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { clientManifest } from './scripts/build/client-manifest.ts'
import { leanReactServer } from './scripts/build/lean-react-server.ts'
import { developmentVariables } from './scripts/dev/variables.ts'

export default defineConfig({
  publicDir: 'client/public',
  plugins: [
    clientManifest(),
    leanReactServer(),
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
    client: { build: { manifest: true, rolldownOptions: { input: 'client/entry.tsx' } } },
    worker: { build: { minify: true, sourcemap: true } },
  },
})
