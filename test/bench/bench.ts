import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '../../scripts/start/build.ts'
import { say } from '../../scripts/start/status.ts'
import { beginBench } from './begin-bench.ts'
import { comparisons, printFindings, speeds, weights } from './findings.ts'
import { measure } from './measure.ts'
import { openSubjects } from './subjects.ts'
import { weigh } from './weight.ts'

// `npm run bench`: what an article costs the worker and the reader, compared to the least that it could cost.
// `--rounds`, `--seconds` (for each worker in each round), `--article` (its public number).

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    // Of average length.
    article: { type: 'string', default: '321' },
  },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const connections = 8

beginBench()
await build()
const scratch = await mkdtemp(join(tmpdir(), 'bench-'))
const busy = loadavg()[0] ?? 0
const { subjects, article, stop } = await openSubjects(scratch, Number(values.article))
try {
  say(`${article.path}: ${rounds} rounds of ${seconds} s for each worker, ${connections} connections`)
  // Other processes empty the processor's caches, which costs the larger worker more.
  if (busy > availableParallelism())
    say(`The machine is busy (load ${busy.toFixed(1)}): figures and ratios come out too high.`)
  const measured = await measure(subjects, {
    rounds,
    roundMs: seconds * 1000,
    warmUpMs: seconds * 1500,
    connections,
  })
  printFindings('Processor time of workerd for a request, and requests a second (medians)', speeds(measured))
  printFindings('Beside the least possible (medians of the rounds)', comparisons(measured))
  printFindings('Bytes, gzipped', weights(weigh(article.document, article.texts)))
} finally {
  await stop()
  await rm(scratch, { recursive: true })
}
