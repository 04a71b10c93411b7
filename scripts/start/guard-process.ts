import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'

// Ends the registered processes once its input ends, which happens when the parent process is gone. Each input line is
// `+` or `-` and the id of a process that has started or ended. The argument is the time that they have. See `guard.ts`.

const graceMs = Number(process.argv[2])
const everyMs = 100
const running = new Set<number>()

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const pid = Number(line.slice(1))
    if (line.startsWith('+')) running.add(pid)
    else running.delete(pid)
  })
  .on('close', endAll)

async function endAll(): Promise<void> {
  signal('SIGTERM')
  for (let passedMs = 0; running.size > 0 && passedMs < graceMs; passedMs += everyMs) {
    await setTimeout(everyMs)
    // Sends nothing, but fails if the process has ended.
    signal(0)
  }
  signal('SIGKILL')
}

function signal(kind: NodeJS.Signals | 0): void {
  for (const pid of running) {
    try {
      process.kill(pid, kind)
    } catch {
      running.delete(pid)
    }
  }
}
