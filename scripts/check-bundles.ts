import { bundleSizes, requireBudgets } from './check/bundles.ts'
import { explain } from './start/failure.ts'

// Part of `npm run build` and `npm run check`: reports what is larger than its budget.

for (const [part, bytes] of Object.entries(bundleSizes()))
  process.stdout.write(`${part}  ${(bytes / 1000).toFixed(1)} kB\n`)
try {
  requireBudgets()
} catch (failure) {
  process.stderr.write(`${explain(failure)}\n`)
  process.exitCode = 1
}
