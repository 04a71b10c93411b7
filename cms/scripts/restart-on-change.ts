import { type ChildProcess, fork } from 'node:child_process'
import { watch } from 'node:fs'

/**
 * Runs a Node program, and again when a source changes or when it sends `reload`. One that fails is not run again before
 * something has changed.
 */
export function restartOnChange({
  program,
  folders,
  isIgnored = () => false,
  settledAfterMs = 300,
}: {
  program: string
  /** What is watched, with all folders below. */
  folders: string[]
  /** Told the path below its folder. */
  isIgnored?: (path: string) => boolean
  /** Without another change: who saves a file, or a schema, writes more than once. */
  settledAfterMs?: number
}) {
  let child: ChildProcess | null = null
  let isWanted = false
  let pending: NodeJS.Timeout | undefined

  function run() {
    isWanted = false
    child = fork(program)
    child.on('message', (message) => {
      if (message === 'reload') restart()
    })
    child.on('exit', (code, signal) => {
      child = null
      if (isWanted) run()
      else console.error(`Ended with ${signal ?? code}; it is started again when a source changes.`)
    })
  }

  function restart() {
    isWanted = true
    if (child) child.kill('SIGTERM')
    else run()
  }

  for (const folder of folders) {
    watch(folder, { recursive: true }, (_, path) => {
      if (path === null || isIgnored(path)) return
      clearTimeout(pending)
      pending = setTimeout(restart, settledAfterMs)
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!child) process.exit(0)
      child.removeAllListeners('exit')
      child.on('exit', () => process.exit(0))
      child.kill(signal)
    })
  }
  run()
}
