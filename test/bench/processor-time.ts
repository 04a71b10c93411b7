import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in ticks of a hundredth of a second, whatever the kernel's own clock. */
const millisecondsPerTick = 10

/** Processor time of a process since its start, all threads, user and system, in milliseconds. */
export function processorTime(pid: number): number {
  if (process.platform !== 'linux') return clockTime(ps(['-o', 'cputime=', '-p', String(pid)]))
  const { userTicks, systemTicks } = statistics(pid)
  return (userTicks + systemTicks) * millisecondsPerTick
}

/** Ids of the running workerd processes that this process started. */
export function ownWorkerds(): number[] {
  return process.platform === 'linux' ? childrenByFiles() : childrenByPs()
}

function childrenByFiles(): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => {
    try {
      const { name, parent } = statistics(pid)
      return parent === process.pid && name === 'workerd'
    } catch {
      // A process may end while the list is read.
      return false
    }
  })
}

function childrenByPs(): number[] {
  const rows = ps(['-A', '-o', 'pid=,ppid=,comm=']).split('\n')
  return rows.flatMap((row) => {
    const [pid, parent, ...command] = row.trim().split(/\s+/)
    return Number(parent) === process.pid && /workerd$/.test(command.join(' ')) ? [Number(pid)] : []
  })
}

/** @see proc(5): the name is in brackets and may contain anything, so fields are counted after it. */
function statistics(pid: number) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const behindName = text.lastIndexOf(')')
  const fields = text.slice(behindName + 2).split(' ')
  return {
    name: text.slice(text.indexOf('(') + 1, behindName),
    parent: Number(fields[1]),
    userTicks: Number(fields[11]),
    systemTicks: Number(fields[12]),
  }
}

function ps(args: string[]): string {
  return execFileSync('ps', args, { encoding: 'utf8' }).trim()
}

/** `[[dd-]hh:]mm:ss[.cc]` in milliseconds. */
function clockTime(text: string): number {
  const [time = '', days = '0'] = text.split('-').toReversed()
  const seconds = time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  return (Number(days) * 86_400 + seconds) * 1000
}
