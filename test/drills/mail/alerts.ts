import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { dutchDate } from '../../../client/content/dutch-date.ts'
import { crons } from '../../../worker/crons.ts'
import { freePort } from '../../backend/free-port.ts'
import { type Gateway, openGateway } from '../../backend/gateway.ts'
import { exampleSecrets } from '../../backend/secrets.ts'
import { type KillableSite, startKillableSite } from '../statistics/killable-site.ts'
import { behaviourOf } from './behaviours.ts'
import type { KillableBackend } from './killable-backend.ts'

// Alerts of the drill: the built worker looks for vacancies and hands them to the backend, while either is killed, answers are lost, and the
// mail server does its worst.

/** Some are about vacancies that there are, one about none. */
const subjects = ['jobs', 'jobs?remote=no', 'employer/havik-logistiek', 'jobs?q=nergenseenwoordvan']
const hourMs = 3_600_000

/** What the drill needs of its scene. */
interface AlertScene {
  backend: KillableBackend
  /** Folder with the backend's database, which has the sample content. */
  folder: string
  count: number
  kills: number
  beforeTelling: () => void
  onKill: (what: string) => void
}

/** Who asked for what. */
export interface DrillAlert {
  email: string
  /** Whether there is something to tell. */
  hasNews: boolean
}

/** Has all alerts told. @returns They, and how many were left behind. */
export async function tellAll(scene: AlertScene): Promise<{ alerts: DrillAlert[]; left: number }> {
  const { backend, folder, count, kills, beforeTelling, onKill } = scene
  const database = new DatabaseSync(join(folder, 'data.db'))
  database.exec('PRAGMA busy_timeout = 20000')
  makeVacanciesNew(database)
  const gatewayPort = await freePort()
  const gateway = await openGateway(gatewayPort, new URL(backend.url))
  const site = await startSite(folder, gatewayPort)
  try {
    const day = dutchDate()
    // Before seven nobody is told; the replica is filled.
    await site.schedule(crons.nightly, new Date(`${day}T03:17:00Z`))
    const alerts = makeAlerts(database, count)
    const left = () => countDue(database, day)
    beforeTelling()
    const telling = tellUntilDone(site, gateway, left, new Date(`${day}T10:00:00Z`))
    for (let kill = 1; kill <= 2 * kills; kill++) {
      while (left() > count * (1 - kill / (2 * kills + 1))) await setTimeout(5)
      onKill(kill % 2 === 0 ? 'worker' : 'backend')
      await (kill % 2 === 0 ? site : backend).killAndStart()
    }
    await telling
    return { alerts, left: left() }
  } finally {
    await site.stop()
    await gateway.stop()
    database.close()
  }
}

/** One run after the other, the first ones without the backend's answer. */
async function tellUntilDone(
  site: KillableSite,
  gateway: Gateway,
  left: () => number,
  at: Date,
): Promise<void> {
  for (const does of ['reset', 'lose', 'lose'] as const) {
    await gateway.set({ listening: true, rules: [{ holding: '/job-alerts/tell', behaviour: { does } }] })
    await site.schedule(crons.catchUp, at).catch(() => {})
  }
  await gateway.set({ listening: true, rules: [] })
  while (left() > 0) {
    await site.schedule(crons.catchUp, at).catch(() => {})
    await setTimeout(100)
  }
}

async function startSite(folder: string, gatewayPort: number): Promise<KillableSite> {
  const port = await freePort()
  return startKillableSite({
    port,
    state: join(folder, 'state'),
    onLog: () => {},
    variables: {
      ...(await exampleSecrets()),
      SITE_URL: `http://localhost:${port}`,
      CMS_URL: `http://127.0.0.1:${gatewayPort}`,
    },
  })
}

/** The sample vacancies were posted on their own days; the site sees them first during the drill. */
function makeVacanciesNew(database: DatabaseSync): void {
  const now = Date.now()
  database
    .prepare('UPDATE vacancies SET posted_at = ?, valid_through = ? WHERE published_at IS NOT NULL')
    .run(now, now + 30 * 24 * hourMs)
}

function makeAlerts(database: DatabaseSync, count: number): DrillAlert[] {
  const now = Date.now()
  const insert = database.prepare(`INSERT INTO job_alerts
    (document_id, email, subject, frequency, language, consent_text, consent_version, consent_at, confirmed_at, told_until, told_on, created_at, updated_at, published_at)
    VALUES (?1, ?2, ?3, ?4, 'nl', 'proef', 'proef', ?5, ?5, ?5, '2026-01-01', ?5, ?5, ?5)`)
  database.exec('BEGIN')
  const alerts = Array.from({ length: count }, (_, index): DrillAlert => {
    const email = `${behaviourOf(Math.floor(index / subjects.length))}-alert-${index}@proef.example`
    const subject = subjects[index % subjects.length] ?? ''
    insert.run(
      randomUUID().replaceAll('-', '').slice(0, 24),
      email,
      subject,
      index % 2 ? 'weekly' : 'daily',
      now - hourMs,
    )
    return { email, hasNews: !subject.includes('?q=') }
  })
  database.exec('COMMIT')
  return alerts
}

function countDue(database: DatabaseSync, day: string): number {
  const row = database.prepare('SELECT count(*) AS left FROM job_alerts WHERE told_on < ?').get(day)
  return Number(row?.left ?? 0)
}
