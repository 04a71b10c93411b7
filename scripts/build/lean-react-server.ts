import type { Plugin } from 'vite'

/**
 * `@hono/react-renderer` imports `renderToString` for its mode without streams, which we never use.
 * That import alone brings React's older renderer along: 25 kB of the upload, compressed.
 */
export function leanReactServer(): Plugin {
  return {
    name: 'lean-react-server',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'worker',
    resolveId(id, importer) {
      const fromRenderer = importer?.includes('@hono/react-renderer')
      return id === 'react-dom/server' && fromRenderer ? '\0lean-react-server' : undefined
    },
    load(id) {
      if (id !== '\0lean-react-server') return undefined
      return `export { renderToReadableStream } from 'react-dom/server.edge'
export function renderToString() { throw new Error('Documents are streamed; renderToString is left out of the bundle') }`
    },
  }
}
