import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { keepQuiet } from '../../scripts/quiet.ts'
import { build } from '../../scripts/start/build.ts'
import { say } from '../../scripts/start/status.ts'
import { freePort } from '../backend/free-port.ts'
import { exampleSecrets } from '../backend/secrets.ts'
import { editor, startTestStrapi, today } from '../backend/strapi.ts'
import { allPhases } from './statistics/phases.ts'
import { openScene } from './statistics/scene.ts'
import { storedInStrapi } from './statistics/stored-in-strapi.ts'
import { isExact, judge } from './statistics/verdict.ts'

// `npm run drills`: everything that can go wrong does, while events come in; afterwards every acknowledged event is in
// Strapi once. Real worker, real Strapi, real `kill -9`. `--events`, `--batch` (per request), `--connections`, `--log`
// (a file for the worker's output), `--phases` (a regular expression for titles).

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '100000' },
    batch: { type: 'string', default: '40' },
    connections: { type: 'string', default: '16' },
    log: { type: 'string' },
    phases: { type: 'string' },
  },
})
const events = Number(values.events)
const ports = { site: await freePort(), gateway: await freePort(), strapi: await freePort() }

keepQuiet()
await build()
const folder = await mkdtemp(join(tmpdir(), 'drills-'))
const log = values.log ? createWriteStream(values.log) : null
const secrets = await exampleSecrets()
const strapi = await startTestStrapi({
  port: ports.strapi,
  siteUrl: `http://localhost:${ports.site}`,
  secrets,
  today,
  editor,
})
const { database } = strapi
const scene = await openScene({
  ports,
  strapiUrl: `http://127.0.0.1:${ports.strapi}`,
  database,
  secrets,
  state: join(folder, 'state'),
  batch: Number(values.batch),
  connections: Number(values.connections),
  onLog: (line) => log?.write(`${line}\n`),
})
try {
  // The sample content may have some.
  const before = new Set(storedInStrapi(database).keys())
  const wanted = new RegExp(values.phases ?? '')
  const phases = allPhases(strapi.interrupt).filter(({ title }) => wanted.test(title))
  const share = Math.ceil(events / phases.length)
  row('phase', ['s', 'acknowledged', 'abandoned', 'in Strapi'])
  const startedAt = performance.now()
  for (const [index, { title, run }] of phases.entries()) {
    const phaseAt = performance.now()
    await run(scene, Math.min(share, events - share * index))
    const { acknowledged, abandoned } = scene.ledger
    row(title, [seconds(phaseAt), acknowledged.size, abandoned.size, scene.stored() - before.size])
  }
  await scene.settled()
  const stored = storedInStrapi(database)
  for (const id of before) stored.delete(id)
  const verdict = judge(scene.ledger, stored)
  row('all is delivered', [seconds(startedAt), verdict.acknowledged, verdict.abandoned, stored.size])
  say('')
  for (const [what, count] of Object.entries(verdict)) row(what, [count])
  row('requests that were not acknowledged', [
    [...scene.ledger.refusals].map((pair) => pair.join(' × ')).join(', '),
  ])
  say(isExact(verdict) ? '\nEvery acknowledged event is in Strapi once.' : '\nFAILED')
  process.exitCode = isExact(verdict) ? 0 : 1
} finally {
  await scene.stop()
  await strapi.stop()
  await rm(folder, { recursive: true, force: true })
  log?.end()
}

function row(title: string, cells: readonly (string | number)[]): void {
  say(`${title.padEnd(38)}${cells.map((cell) => String(cell).padStart(14)).join('')}`)
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}
