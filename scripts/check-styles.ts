import { globSync, readFileSync } from 'node:fs'
import { styleFaults } from './check/stylesheets.ts'

// Refuses stylesheets that affect each other's components: `npm run check`.

const faults = styleFaults(
  globSync('client/**/*.css').map((path) => ({ path, css: readFileSync(path, 'utf8') })),
)
for (const fault of faults) process.stderr.write(`${fault}\n`)
if (faults.length > 0) process.exitCode = 1
