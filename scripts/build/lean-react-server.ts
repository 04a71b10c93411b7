import type { Plugin } from 'vite'

const stub = '\0lean-react-server'

/**
 * React's server module includes a legacy renderer for markup without streams, which we don't use: 25 kB of the upload,
 * compressed.
 */
export function leanReactServer(): Plugin {
  return {
    name: 'lean-react-server',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'worker',
    resolveId: (id) => (/\/react-dom-server-legacy\.browser\.production\.js$/.test(id) ? stub : undefined),
    load: (id) =>
      id === stub
        ? `module.exports = { renderToString: left, renderToStaticMarkup: left }
function left() { throw new Error('Documents are streamed; the legacy renderer is not in the bundle') }`
        : undefined,
  }
}
