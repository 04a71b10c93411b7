import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { type Execute, patiently } from '../../../cms/src/database/locked-database.ts'

interface Connection {
  exec: (sql: string) => void
  prepare: (sql: string) => { run: Execute }
  close: () => void
}

/** The driver of the backend. */
const Database: new (file: string) => Connection = createRequire(resolve('cms/package.json'))(
  'better-sqlite3',
)

/** Locks a database until its input ends. Locks are those of processes, so it must be another one. */
const locking = `
const { DatabaseSync } = require('node:sqlite')
const database = new DatabaseSync(process.argv[1])
database.exec('BEGIN IMMEDIATE; INSERT INTO notes VALUES (1)')
process.stdin.resume().once('end', () => database.exec('COMMIT'))
process.stdout.write('locked')`

/** A database that another program has locked. `unlock` resolves once it has written its own note. */
async function lockedDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'locked-'))
  const file = join(folder, 'data.db')
  const connection = new Database(file)
  onTestFinished(async () => {
    connection.close()
    await rm(folder, { recursive: true })
  })
  connection.exec('PRAGMA journal_mode=WAL; PRAGMA busy_timeout=10; CREATE TABLE notes (note)')
  const other = spawn(process.execPath, ['-e', locking, file])
  await once(other.stdout, 'data')
  return {
    insert: (note: number) => connection.prepare(`INSERT INTO notes VALUES (${note})`),
    async unlock() {
      other.stdin.end()
      await once(other, 'exit')
    },
    /** As another program sees them. */
    notes() {
      const reader = new DatabaseSync(file)
      const rows = reader.prepare('SELECT note FROM notes ORDER BY note').all()
      reader.close()
      return rows.map(({ note }) => note)
    },
  }
}

it('what meets a locked database is written once it is free', async () => {
  const { insert, unlock, notes } = await lockedDatabase()

  const first = insert(2)
  const writing = patiently(first.run.bind(first), { tries: 10_000, pauseMs: 10 })()
  await Promise.all([unlock(), writing])
  insert(3).run()

  expect(notes()).toEqual([1, 2, 3])
})

it('what is refused by a locked database leaves nothing open: what is written later is there for everybody', async () => {
  const { insert, unlock, notes } = await lockedDatabase()

  const first = insert(2)
  await expect(async () => patiently(first.run.bind(first), { tries: 1, pauseMs: 1 })()).rejects.toThrow(
    'database is locked',
  )
  await unlock()
  insert(3).run()

  expect(notes()).toEqual([1, 3])
})
