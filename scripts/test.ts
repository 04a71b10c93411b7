import { buildPanelOnce, fillBackendOnce } from '../test/backend/strapi.ts'
import { installBackend } from './start/backend.ts'
import { begin } from './start/begin.ts'
import { build } from './start/build.ts'
import { say } from './start/status.ts'
import { listFailures } from './test/failures.ts'
import { runAgain } from './test/run-again.ts'
import { runVitest } from './test/run-vitest.ts'
import { slowest } from './test/slowest.ts'
import { nodeStep, ownStep, packaged, type Result, runSteps, type Step } from './test/steps.ts'
import { addAll, tallyLine } from './test/tally.ts'

// `npm test`: everything that must hold before a change is shared. The last line counts it. Arguments after `--` go to
// Vitest and replace everything else: `npm test -- test/worker/edge` starts only what those tests need.

await begin('npm test', 'test/.artifacts')
const asked = process.argv.slice(2)
const results = asked.length > 0 ? [await runVitest(asked)] : await runEverything()
const failures = results.flatMap(({ failures }) => failures)
say(slowest(results.flatMap(({ files }) => files)))
// Whoever asks for some tests wants to see what these do.
const { change, unstable } = await runAgain(asked.length > 0 ? [] : failures, runVitest)
const total = addAll([...results, change].map(({ tally }) => tally))
say(listFailures(unstable, 'Failed at first, and passed when run alone'))
say(listFailures([...failures.filter((failure) => !unstable.includes(failure)), ...change.failures]))
say(tallyLine(total))
process.exitCode = total.failed === 0 ? 0 : 1

/**
 * Independent steps run in parallel, to keep two processors busy. The e2e tests take longest, so what they wait for
 * goes first; beside it goes what needs none of that.
 */
async function runEverything(): Promise<Result[]> {
  const installed = runSteps([ownStep('The backend is installed', installBackend)])
  // Filling keeps one processor busy, and so does the panel.
  const filled = installed.then(() => runSteps([ownStep('The backend is filled', fillBackendOnce)]))
  const panel = installed.then(() => runSteps([ownStep('The editors’ interface builds', buildPanelOnce)]))
  const built = runSteps([
    nodeStep('Types of the bindings', packaged('wrangler', 'bin', 'wrangler.js'), [
      'types',
      '--include-runtime=false',
      '--strict-vars=false',
    ]),
    ownStep('Client and worker build', build),
  ])
  const checks = built.then(() =>
    runSteps([
      nodeStep('Types of the backend’s answers are up to date', 'cms/scripts/generate-types.ts', ['--check']),
      nodeStep('Styles stay in their folder', 'scripts/check-styles.ts'),
      nodeStep('Folders do not import each other', 'scripts/check-layers.ts'),
      nodeStep('Bundles are within their budgets', 'scripts/check-bundles.ts'),
      nodeStep('Format and lint', packaged('@biomejs', 'biome', 'bin', 'biome'), [
        'check',
        '--error-on-warnings',
      ]),
    ]),
  )
  // Tests import code of the backend, whose types come with its packages; some look into these, which must not be there by halves.
  const ready = Promise.all([installed, checks])
  const types = ready.then(() =>
    runSteps([
      typesStep('Types', ['-b', '--builders', '1']),
      nodeStep('Every file and export is used', packaged('knip', 'bin', 'knip.js'), ['--no-progress']),
      typesStep('Types of the backend', ['-p', 'cms']),
      typesStep('Types of the editors’ interface', ['-p', 'cms/src/admin']),
    ]),
  )
  const units = ready.then(() => runVitest(['--project', 'unit']))
  // Those that start backends of their own wait most of the time: in the lanes of the others they would hold these up.
  const ofBackend = Promise.all([types, units]).then(() => runVitest(['--project', 'backend']))
  const workers = filled.then(() => runVitest(['--project', 'worker']))
  // Two lanes of browsers keep both processors busy, two of workers do not: the journeys give way, to be the last that ends.
  const journeys = Promise.all([filled, panel, built]).then(() => runVitest(['--project', 'e2e'], 2))
  // Their programs wait more than they work: beside the others they take what these leave, at the end they would keep one processor.
  const benches = Promise.all([filled, ofBackend]).then(() => runVitest(['--project', 'bench']))
  return Promise.all([
    ...[installed, filled, panel, built, checks, types],
    ...[units, ofBackend, workers, journeys, benches],
  ])
}

/** Both processors are busy anyway, and each further checker works out the types that they share once more. */
function typesStep(title: string, args: string[]): Step {
  return nodeStep(title, packaged('typescript', 'bin', 'tsc'), [...args, '--checkers', '1'])
}
