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

it('what is written after the database was locked is there for everybody', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'locked-'))
  const file = join(folder, 'data.db')
  const connection = new Database(file)
  onTestFinished(async () => {
    connection.close()
    await rm(folder, { recursive: true })
  })
  connection.exec('PRAGMA journal_mode=WAL; PRAGMA busy_timeout=10; CREATE TABLE notes (note)')
  const insert = (note: number) => connection.prepare(`INSERT INTO notes VALUES (${note})`)
  const other = spawn(process.execPath, ['-e', locking, file])
  await once(other.stdout, 'data')

  const first = insert(2)
  const writing = patiently(first.run.bind(first), { tries: 10_000, pauseMs: 10 })()
  other.stdin.end()
  await Promise.all([writing, once(other, 'exit')])
  insert(3).run()

  const reader = new DatabaseSync(file)
  expect(reader.prepare('SELECT note FROM notes ORDER BY note').all()).toEqual([
    { note: 1 },
    { note: 2 },
    { note: 3 },
  ])
  reader.close()
})
