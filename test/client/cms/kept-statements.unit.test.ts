import { expect, it, vi } from 'vitest'
import { keepStatements } from '../../../cms/src/database/kept-statements.ts'

function newConnection() {
  const prepare = vi.fn((sql: string): unknown => ({ sql, all: () => [], run: () => ({}) }))
  const connection = { exec: () => undefined, prepare }
  keepStatements(connection)
  return { connection, prepare }
}

it('prepares a statement once', () => {
  const { connection, prepare } = newConnection()

  const first = connection.prepare('SELECT 1')

  expect(connection.prepare('SELECT 1')).toBe(first)
  expect(connection.prepare('SELECT 2')).not.toBe(first)
  expect(prepare).toHaveBeenCalledTimes(2)
})

it('forgets what was not used for longest', () => {
  const { connection, prepare } = newConnection()
  connection.prepare('SELECT 0')
  connection.prepare('SELECT 1')
  connection.prepare('SELECT 0')
  for (let n = 2; n <= 1000; n++) connection.prepare(`SELECT ${n}`)
  prepare.mockClear()

  connection.prepare('SELECT 0')
  expect(prepare).not.toHaveBeenCalled()
  connection.prepare('SELECT 1')
  expect(prepare).toHaveBeenCalledOnce()
})

it('begins transactions with the lock, so that no other program writes between what they read and write', () => {
  const { connection, prepare } = newConnection()

  connection.prepare('BEGIN;')

  expect(prepare).toHaveBeenCalledWith('BEGIN IMMEDIATE;')
})
