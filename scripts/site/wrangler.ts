import { createRequire } from 'node:module'

/** Required: of an import, Node first parses all fifteen megabytes of it to find out whether they are a module, for half a second. */
export const wrangler: typeof import('wrangler') = createRequire(import.meta.url)('wrangler')
