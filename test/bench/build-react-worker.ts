import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { assetFileNames } from '../../scripts/build/asset-file-names.ts'
import { icons } from '../../scripts/build/icons.ts'

/**
 * Builds a worker that is only React, with the bundler and the settings of the site's own worker.
 * @param folder Output folder for its modules; the main one is `index.js`.
 */
export async function buildReactWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [icons(), react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['workerd', 'worker', 'module', 'browser'] },
    ssr: {
      target: 'webworker',
      noExternal: true,
      resolve: { conditions: ['workerd', 'worker', 'module', 'browser'] },
    },
    build: {
      ssr: resolve('test/bench/react-worker.tsx'),
      outDir: folder,
      emptyOutDir: true,
      minify: true,
      target: 'es2024',
      rolldownOptions: { output: { entryFileNames: 'index.js', assetFileNames, format: 'es' } },
    },
  })
}
