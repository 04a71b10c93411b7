import { keepQuiet } from './quiet.ts'
import { installBackend } from './start/backend.ts'
import { build } from './start/build.ts'
import { say } from './start/status.ts'
import { runVitest } from './test/run-vitest.ts'
import { nodeStep, ownStep, packaged, type Step } from './test/steps.ts'
import { add, type Tally, tallyLine } from './test/tally.ts'

// `npm test`: everything that must hold before a change is shared. The last line counts it. What stands behind `--` goes
// to Vitest, in place of the checks: `npm test -- test/worker/edge`.

const wrangler = packaged('wrangler', 'bin', 'wrangler.js')

/** None of these needs another to have passed: all are told in one run. */
const checks: Step[] = [
  nodeStep('Types of the bindings', wrangler, ['types', '--include-runtime=false', '--strict-vars=false']),
  nodeStep('Types of the backend’s answers are up to date', 'cms/scripts/generate-types.js', ['--check']),
  nodeStep('Format and lint', packaged('@biomejs', 'biome', 'bin', 'biome'), [
    'check',
    '--error-on-warnings',
  ]),
  nodeStep('Types', packaged('typescript', 'bin', 'tsc'), ['-b']),
]

/** What can be told of the backend once it is installed. */
const backendChecks: Step[] = [
  nodeStep('Types of the backend', packaged('typescript', 'bin', 'tsc'), ['-p', 'cms/jsconfig.json']),
]

/** Vitest starts these two; without them it cannot. */
const preparations: Step[] = [
  ownStep('The backend is installed', installBackend),
  ownStep('Client and worker build', build),
]

keepQuiet()
const asked = process.argv.slice(2)
const checked = asked.length === 0 ? await runAll(checks) : { passed: 0, failed: 0 }
const prepared = await runAll(preparations)
let total = add(checked, prepared)
if (prepared.failed === 0) {
  if (asked.length === 0) total = add(total, await runAll(backendChecks))
  heading('Tests')
  total = add(total, await runVitest(asked))
}
say('')
say(tallyLine(total))
process.exitCode = total.failed === 0 ? 0 : 1

async function runAll(steps: Step[]): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0 }
  for (const step of steps) {
    heading(step.title)
    const startedAt = performance.now()
    const { passed, output } = await step.run()
    tally[passed ? 'passed' : 'failed'] += 1
    if (!passed) say(output.trimEnd())
    say(`${passed ? 'passed' : 'FAILED'} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }
  return tally
}

function heading(title: string): void {
  say(`\n== ${title}`)
}
