import { type ChildProcess, spawn } from 'node:child_process'
import type { Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'

/** Options for running a server that is a Node program. */
export interface ServiceOptions {
  args: string[]
  cwd?: string
  env?: Record<string, string>
  /** Answers 200 once the service is up. */
  healthUrl: string
  /** Receives its output. */
  log?: Writable
  /**
   * Maximum duration of a start, in milliseconds: the first start of Strapi fills a database, possibly on a busy
   * machine.
   */
  patienceMs?: number
}

/** A server that is starting or running. */
export interface Service {
  /** Resolves once it answers. If it doesn't, its process is ended first. */
  ready: Promise<void>
  /** Resolves when the process has ended, with its exit status and last output. */
  ended: Promise<string>
  stop: () => Promise<void>
}

/** Starts a server in its own process. @param name Names it in errors. */
export function startService(name: string, options: ServiceOptions): Service {
  const { args, cwd = '.', env = {}, healthUrl, log, patienceMs = 5 * 60_000 } = options
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = endOf(name, child)
  if (log) {
    child.stdout.pipe(log, { end: false })
    child.stderr.pipe(log, { end: false })
    ended.then(() => log.end())
  } else child.stdout.resume()
  const stop = () => end(child, ended)
  const ready = answers(name, healthUrl, ended, patienceMs).catch(async (failure) => {
    await stop()
    throw failure
  })
  return { ready, ended, stop }
}

function endOf(name: string, child: ChildProcess): Promise<string> {
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-10_000)
  })
  return new Promise((resolve) => {
    child.once('error', (failure) => resolve(`${name} cannot be run: ${failure.message}`))
    // Later than `exit`: all output has arrived.
    child.once('close', (code, signal) =>
      resolve(`${name} ended with ${signal ?? code}${errors ? `:\n${errors.trim()}` : ''}`),
    )
  })
}

async function answers(name: string, url: string, ended: Promise<string>, patienceMs: number): Promise<void> {
  let end: string | null = null
  ended.then((how) => {
    end = how
  })
  const patience = AbortSignal.timeout(patienceMs)
  while (!patience.aborted) {
    if (end !== null) throw new Error(end)
    try {
      if ((await fetch(url, { signal: AbortSignal.timeout(5000) })).ok) return
    } catch {
      // Not listening yet.
    }
    await Promise.race([ended, setTimeout(200)])
  }
  throw new Error(`${name} did not answer within ${Math.ceil(patienceMs / 60_000)} minutes`)
}

async function end(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM')
  AbortSignal.timeout(5000).addEventListener('abort', () => child.kill('SIGKILL'))
  await ended
}
