import { ChildProcess, spawn } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { join } from 'node:path'

/**
 * Ensures that no process started from here on outlives this one, not even after `kill -9`: workerd and Strapi would
 * continue, and keep their ports. A small separate process notices when this one is gone, and ends what is left.
 * @param graceMs Milliseconds for them to end by themselves; 0 where nothing of theirs is kept.
 */
export function guardChildren(graceMs = 5000): void {
  const guard = spawn(process.execPath, [join(import.meta.dirname, 'guard-process.ts'), String(graceMs)], {
    // In a process group of its own: Ctrl-C goes to every process of the terminal, and the guard must survive it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // A guard that was killed must not crash us when we write to it.
  guard.stdin.on('error', () => {})
  guard.on('error', () => {})
  guard.unref()
  if ('unref' in guard.stdin && typeof guard.stdin.unref === 'function') guard.stdin.unref()
  // Also covers processes started by packages: workerd is Miniflare's.
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
