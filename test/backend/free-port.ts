import { randomInt } from 'node:crypto'
import { isFree } from '../../scripts/start/ports.ts'

/**
 * Below the range that systems use for outgoing connections (32768 on Linux), so that a port that is closed for a while
 * stays free.
 */
const first = 20_000
const last = 32_000

/** Ports that this process has given out, which may not be in use yet. */
const given = new Set<number>()

/** A free loopback port. @throws Error if none is found. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(first, last)
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
  throw new Error(`No free port between ${first} and ${last}`)
}
