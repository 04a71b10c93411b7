import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { keepQuiet } from '../../../scripts/quiet.ts'
import { installBackend } from '../../../scripts/start/backend.ts'
import { build } from '../../../scripts/start/build.ts'
import { say } from '../../../scripts/start/status.ts'
import { copyFilledDatabase } from '../../backend/strapi.ts'
import { tellAll } from './alerts.ts'
import { openBadServer } from './bad-server.ts'
import { behaviourOf } from './behaviours.ts'
import { isEditionKept, sendEdition } from './editions.ts'
import { type DrillMail, startKillableBackend } from './killable-backend.ts'
import { areAlertsKept, isKept, judgeAlerts, judgeMails } from './verdict.ts'

// `npm run drills:mail`: sends mails to a server that refuses, postpones, is slow, hangs, closes, and drops the connection before and after the final
// dot, from a backend that is killed in between. While some of them wait for another attempt, alerts are told by a worker that is killed as well.
// Then checks each mail: no answer may be lost, no newsletter may arrive twice, nobody may be told of vacancies twice, and whoever isn't told must
// be listed. Last, an edition of a newsletter goes to many, from a backend that is killed again. `--mails`, `--alerts`, `--editions` (its recipients):
// 0 leaves a phase out. `--kills` of each phase, or of the three in this order: `--kills 3,2,1`;
// mails without any are sent while alerts are told, whose kills meet both.

const { values } = parseArgs({
  options: {
    mails: { type: 'string', default: '2000' },
    alerts: { type: 'string', default: '10000' },
    editions: { type: 'string', default: '20000' },
    kills: { type: 'string', default: '3' },
  },
})
const wanted = Number(values.mails)
const alertCount = Number(values.alerts)
const recipientCount = Number(values.editions)
const [mailKills = 0, alertKills = mailKills, editionKills = mailKills] = values.kills.split(',').map(Number)

/** Mails per call. */
const atOnce = 20

keepQuiet()
await installBackend()
if (alertCount > 0) await build()
const folder = await mkdtemp(join(tmpdir(), 'mail-drill-'))
await copyFilledDatabase(folder)
const server = await openBadServer({ keeps: 'heads' })
const backend = await startKillableBackend(folder, server.port)
try {
  row('from commit to the mail server, ms', await promptness())
  const areMailsKept = await drillMails()
  process.exitCode = (await drillEdition()) && areMailsKept ? 0 : 1
} finally {
  await backend.stop()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Single mails, and alerts while some of them wait. @returns Whether every rule was kept. */
async function drillMails(): Promise<boolean> {
  if (wanted + alertCount === 0) return true
  const startedAt = performance.now()
  let sending: Promise<Set<string>> | undefined
  const send = () => {
    sending ??= sendMails()
    return sending
  }
  // Without kills of their own, those of the alerts meet them while they are sent.
  if (mailKills > 0) await send()
  const { alerts, left } =
    alertCount > 0
      ? await tellAll({ backend, folder, count: alertCount, kills: alertKills, beforeTelling: send, onKill })
      : { alerts: [], left: 0 }
  const acknowledged = await send()
  await settled()
  row('seconds', ((performance.now() - startedAt) / 1000).toFixed(1))
  const rows = await backend.rows()
  const sent = judgeMails(acknowledged, rows, server.taken)
  const told = { left, ...judgeAlerts(alerts, rows, server.taken) }
  for (const [what, count] of Object.entries(sent)) row(what, count)
  say(isKept(sent) ? '\nNo answer is lost, and no newsletter doubled.\n' : '\nFAILED\n')
  for (const [what, count] of Object.entries(told)) row(what, count)
  say(areAlertsKept(told) ? '\nNobody is told twice, and nobody is lost without a word.' : '\nFAILED')
  return isKept(sent) && areAlertsKept(told)
}

/** @returns The keys of mails that the backend has acknowledged. */
async function sendMails(): Promise<Set<string>> {
  const acknowledged = new Set<string>()
  if (wanted === 0) return acknowledged
  const queueing = queueAll(
    Array.from({ length: wanted }, (_, index) => mailOf(index)),
    acknowledged,
  )
  for (let kill = 1; kill <= mailKills; kill++) {
    await taken((wanted * 0.6 * kill) / (mailKills + 1))
    // Before the kill, so that what waits for it is left behind too.
    server.refuseSenders(2)
    onKill('backend')
    await backend.killAndStart()
  }
  await queueing
  return acknowledged
}

/** One edition to many. @returns Whether every rule was kept. */
async function drillEdition(): Promise<boolean> {
  if (recipientCount === 0) return true
  const edition = await sendEdition({
    ...{ backend, server, folder, kills: editionKills },
    count: recipientCount,
    onKill: () => onKill('backend'),
  })
  say('')
  for (const [what, count] of Object.entries(edition)) row(what, count)
  const isEveryRuleKept = isEditionKept(edition)
  say(isEveryRuleKept ? '\nNobody has the edition twice, and who may have missed it is listed.' : '\nFAILED')
  return isEveryRuleKept
}

function onKill(what: string): void {
  row('killed after mails taken', `${what} ${server.taken.length}`)
}

function mailOf(index: number): DrillMail {
  const to = `${behaviourOf(Math.floor(index / 2))}-${index}@proef.example`
  const mail = { key: 'drill', to, locale: 'nl' }
  return index % 2 === 0
    ? { ...mail, kind: 'known-account', values: {} }
    : { ...mail, kind: 'newsletter', values: { token: 't', list: 'morning', subject: 'Vandaag' } }
}

/** Enqueues them. A call interrupted by a kill is repeated, as a client would do. */
async function queueAll(mails: DrillMail[], acknowledged: Set<string>): Promise<void> {
  for (let start = 0; start < mails.length; start += atOnce) {
    const some = mails.slice(start, start + atOnce)
    while (!(await isQueued(some))) await setTimeout(100)
    for (const { kind, key, to } of some) acknowledged.add(`${kind}:${key}:${to}`)
  }
}

function isQueued(mails: DrillMail[]): Promise<boolean> {
  return backend.queue(mails).then(
    () => true,
    () => false,
  )
}

async function taken(count: number): Promise<void> {
  while (server.taken.length < count) await setTimeout(10)
}

/** Waits until the queue is empty. */
async function settled(): Promise<void> {
  const isBusy = ({ state }: { state: string }) => ['queued', 'claimed', 'handed'].includes(state)
  while ((await backend.rows()).some(isBusy)) await setTimeout(500)
}

/** Milliseconds from commit to the mail server while idle. */
async function promptness(): Promise<string> {
  const ms: number[] = []
  for (let index = 0; index < 5; index++) {
    const before = server.taken.length
    const to = `prompt-${index}@proef.example`
    await backend.queue([{ kind: 'known-account', key: 'prompt', to, locale: 'nl', values: {} }])
    const queuedAt = performance.now()
    await taken(before + 1)
    ms.push(Math.max(1, Math.round(performance.now() - queuedAt)))
  }
  return ms.sort((a, b) => a - b).join(' ')
}

function row(title: string, cell: string | number): void {
  say(`${title.padEnd(38)}${String(cell).padStart(20)}`)
}
