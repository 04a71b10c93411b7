import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import type { BadServer } from './bad-server.ts'
import { behaviourOf, isRefused } from './behaviours.ts'
import type { KillableBackend } from './killable-backend.ts'

// One edition of a newsletter to many, from a backend that is killed while it sends, to a mail server that does its worst.

interface EditionScene {
  backend: KillableBackend
  server: BadServer
  /** Folder with the backend's database, which has the sample content. */
  folder: string
  count: number
  kills: number
  onKill: () => void
}

/** What became of an edition. */
export interface EditionVerdict {
  editionRecipients: number
  editionArrived: number
  editionDoubled: number
  /** Neither delivered nor listed with a reason. */
  editionLost: number
  /** Set aside because their fate is unknown. */
  editionUnknown: number
  editionUnknownButThere: number
  editionRefused: number
  editionSeconds: number
  /** The most memory that the backend had, in MB. */
  editionMemory: number
}

/** Sends an edition to as many addresses. */
export async function sendEdition(scene: EditionScene): Promise<EditionVerdict> {
  const { backend, server, folder, count, kills, onKill } = scene
  const database = new DatabaseSync(join(folder, 'data.db'))
  database.exec('PRAGMA busy_timeout = 20000')
  try {
    const addresses = makeSignUps(database, count)
    const before = server.taken.length
    const startedAt = performance.now()
    planSample(database)
    const memory = watchMemory(backend)
    for (let kill = 1; kill <= kills; kill++) {
      while (server.taken.length - before < (count * 0.7 * kill) / (kills + 1)) await setTimeout(20)
      onKill()
      server.refuseSenders(2)
      await backend.killAndStart()
    }
    while (stateOf(database) !== 'sent') await setTimeout(500)
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    const verdict = judge(addresses, database, server, before)
    return { ...verdict, editionSeconds: seconds, editionMemory: await memory.stop() }
  } finally {
    database.close()
  }
}

const newsletter = 'weekly'

function makeSignUps(database: DatabaseSync, count: number): string[] {
  const now = Date.now()
  const insert = database.prepare(`INSERT INTO newsletter_signups
    (document_id, email, lists, language, consent_text, consent_version, consent_at, confirmed_at, created_at, updated_at, published_at)
    VALUES (?1, ?2, '["${newsletter}"]', 'nl', 'proef', 'proef', ?3, ?3, ?3, ?3, ?3)`)
  database.exec('BEGIN')
  const addresses = Array.from({ length: count }, (_, index) => {
    const email = `${behaviourOf(index)}-edition-${index}@proef.example`
    insert.run(randomUUID().replaceAll('-', '').slice(0, 24), email, now)
    return email
  })
  database.exec('COMMIT')
  return addresses
}

/** Has a sample edition sent again, as its chief editor does who presses the button. */
function planSample(database: DatabaseSync): void {
  const sample = database
    .prepare('SELECT document_id AS id FROM editions WHERE newsletter = ? AND published_at IS NOT NULL')
    .get(newsletter)
  database.prepare('DELETE FROM edition_runs').run()
  database
    .prepare(
      `INSERT INTO edition_runs (document_id, locale, newsletter, state, send_at) VALUES (?, 'nl', ?, 'planned', 0)`,
    )
    .run(String(sample?.id), newsletter)
}

function stateOf(database: DatabaseSync): unknown {
  return database.prepare('SELECT state FROM edition_runs').get()?.state
}

/** The most memory of a backend, looked at each second; while it is killed there is none. */
function watchMemory(backend: KillableBackend) {
  let most = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await backend.memory().catch(() => 0))
      await setTimeout(1000)
    }
  })()
  return {
    async stop() {
      isOver = true
      await watching
      return Math.round(most / 1024 / 1024)
    },
  }
}

function judge(
  addresses: string[],
  database: DatabaseSync,
  server: BadServer,
  before: number,
): Omit<EditionVerdict, 'editionSeconds' | 'editionMemory'> {
  const copies = Map.groupBy(server.taken.slice(before), ({ recipient }) => recipient)
  const rows = new Map(
    database
      .prepare('SELECT recipient, state, reason FROM mail_outbox WHERE edition_mail IS NOT NULL')
      .all()
      .map((row) => [String(row.recipient), { state: row.state, reason: String(row.reason ?? '') }]),
  )
  const verdict = {
    ...{ editionRecipients: addresses.length, editionArrived: 0, editionDoubled: 0, editionLost: 0 },
    ...{ editionUnknown: 0, editionUnknownButThere: 0, editionRefused: 0 },
  }
  for (const address of addresses) {
    const arrived = copies.get(address)?.length ?? 0
    const row = rows.get(address)
    const isUnknown = row?.state === 'dead' && row.reason.startsWith('fate unknown')
    if (arrived > 0) verdict.editionArrived += 1
    if (arrived > 1) verdict.editionDoubled += 1
    if (isUnknown) verdict.editionUnknown += 1
    if (isUnknown && arrived > 0) verdict.editionUnknownButThere += 1
    if (isRefused(address) && row?.state === 'dead') verdict.editionRefused += 1
    else if (arrived === 0 && !isUnknown) verdict.editionLost += 1
  }
  return verdict
}

/** Whether nobody got it twice, and whoever may have missed it is listed. */
export function isEditionKept({ editionDoubled, editionLost }: EditionVerdict): boolean {
  return editionDoubled + editionLost === 0
}
