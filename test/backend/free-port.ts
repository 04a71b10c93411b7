import { randomInt } from 'node:crypto'
import { isFree } from '../../scripts/start/ports.ts'

/** Below the ports that systems give to outgoing connections (32768 on Linux): one that is closed for a while stays free. */
const first = 20_000
const last = 32_000

/** Those that this process has given out: who asked may not listen yet. */
const given = new Set<number>()

/** A port of the loopback address on which nobody listens. @throws Error when none is found. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(first, last)
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
  throw new Error(`No free port between ${first} and ${last}`)
}
