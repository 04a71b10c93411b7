import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const moduleName = 'virtual:service-worker'

const sources = {
  active: 'client/service-worker/main.ts',
  retired: 'client/service-worker/retired.ts',
}

/**
 * Lets the worker import the scripts for `/sw.js` as texts: `{ active, retired }`. They aren't files of the client
 * build: the worker prepends the build's data, and one of its variables decides which of the two is served.
 */
export function serviceWorker(): Plugin {
  let root = process.cwd()
  return {
    name: 'service-worker',
    configResolved(config) {
      root = config.root
    },
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    async load(id) {
      if (id !== `\0${moduleName}`) return undefined
      const [active, retired] = await Promise.all([
        bundle(resolve(root, sources.active)),
        bundle(resolve(root, sources.retired)),
      ])
      return `export const scripts = ${JSON.stringify({ active, retired })}`
    },
  }
}

/** Bundles a classic script with all its imports. */
async function bundle(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  const [output] = [result].flat()
  if (!output || !('output' in output)) throw new Error(`${input} produced no script`)
  const { code } = output.output[0]
  return code
}
