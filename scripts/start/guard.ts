import { ChildProcess, spawn } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { join } from 'node:path'

/**
 * From here on no process that this one starts outlives it, not even after `kill -9`: workerd and Strapi would go on, and keep
 * their ports. A small process of its own hears when this one is gone, and ends what was left.
 */
export function guardChildren(): void {
  const guard = spawn(process.execPath, [join(import.meta.dirname, 'guard-process.ts')], {
    // In a group of its own: Ctrl-C reaches every process of the terminal, and somebody must be left.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Writing to a guard that somebody ended must not end us.
  guard.stdin.on('error', () => {})
  guard.on('error', () => {})
  guard.unref()
  if ('unref' in guard.stdin && typeof guard.stdin.unref === 'function') guard.stdin.unref()
  // Tells of processes that packages start, too: workerd is Miniflare's.
  subscribe('child_process', (message) => {
    const child = childOf(message)
    child?.once('spawn', () => guard.stdin.write(`+${child.pid}\n`))
    child?.once('exit', () => guard.stdin.write(`-${child.pid}\n`))
  })
}

function childOf(message: unknown): ChildProcess | null {
  if (typeof message !== 'object' || message === null || !('process' in message)) return null
  const { process: child } = message
  return child instanceof ChildProcess ? child : null
}
