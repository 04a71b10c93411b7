import { globSync, readFileSync } from 'node:fs'
import { ofBackend } from './build/of-backend.ts'
import { layerFaults } from './check/layers.ts'

// Part of `npm run check`: reports folders that import each other, and imports of what only the backend has.

const faults = layerFaults(
  [...globSync('{client,worker}/**/*.{ts,tsx}'), ...ofBackend].map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  })),
)
for (const fault of faults) process.stderr.write(`${fault}\n`)
if (faults.length > 0) process.exitCode = 1
