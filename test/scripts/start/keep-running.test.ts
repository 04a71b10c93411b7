import { describe, expect, it } from 'vitest'
import type { Backend } from '../../../scripts/start/backend.ts'
import { MendableError } from '../../../scripts/start/failure.ts'
import { keepRunning } from '../../../scripts/start/keep-running.ts'

describe('a backend that is kept running', () => {
  it('is started again when it dies, later each time, and given up when it always dies at once', async () => {
    const { waits, lines, starts, done } = keep(() => dyingBackend('Strapi ended with 1'))

    await done

    expect(starts()).toBe(5)
    expect(waits).toEqual([1000, 2000, 4000, 8000])
    expect(lines[0]).toContain('Strapi ended with 1')
    expect(lines.at(-1)).toContain('given up')
  })

  it('starts counting again after one that lived for a while', async () => {
    let time = 0
    const { waits, done } = keep(
      (start) => {
        if (start === 4) time += 60_000
        return dyingBackend('Strapi ended with SIGKILL')
      },
      () => time,
    )

    await done

    expect(waits).toEqual([1000, 2000, 4000, 1000, 2000, 4000, 8000])
  })

  it('is not started again where that would not help', async () => {
    const { starts, lines, done } = keep(() => {
      throw new MendableError('The database is damaged.')
    })

    await done

    expect(starts()).toBe(1)
    expect(lines).toEqual(['The database is damaged.'])
  })

  it('is stopped, and stays stopped', async () => {
    const ended = Promise.withResolvers<string>()
    const { kept, starts, lines, ready } = keep(() => ({
      url: 'http://localhost',
      ready: Promise.resolve(),
      ended: ended.promise,
      stop: async () => ended.resolve('Strapi ended with SIGTERM'),
    }))
    await ready

    await kept.stop()
    await kept.done

    expect(starts()).toBe(1)
    expect(lines).toEqual([])
  })
})

/** Keeps backends running that a test makes, without waiting. */
function keep(make: (start: number) => Backend, now = () => 0) {
  const waits: number[] = []
  const lines: string[] = []
  const ready = Promise.withResolvers<void>()
  let starts = 0
  const kept = keepRunning({
    start: async () => make(++starts),
    onReady: async () => ready.resolve(),
    tell: (line) => lines.push(line),
    wait: async (ms) => waits.push(ms),
    now,
  })
  return { kept, done: kept.done, ready: ready.promise, waits, lines, starts: () => starts }
}

function dyingBackend(how: string): Backend {
  return {
    url: 'http://localhost',
    ready: Promise.resolve(),
    ended: Promise.resolve(how),
    stop: async () => {},
  }
}
