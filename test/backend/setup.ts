import { createRequire } from 'node:module'
import type { serveBackends } from './serve-backends.ts'

interface Served {
  serveBackends: typeof serveBackends
}

// Loaded by Node itself: the tests' project prepares every package for workerd, which takes longer than starting the backend.
const served: Served = createRequire(import.meta.url)('./serve-backends.ts')

export const setup = served.serveBackends
