import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Consumer } from '../../../worker/changes/consumer.ts'
import { runConsumers } from '../../../worker/changes/consumers.ts'
import { changesSetAside, retrySetAside } from '../../../worker/changes/set-aside.ts'
import { askAsOperator } from '../support/operator.ts'

/** Numbers of the changes that a consumer received. */
function listener(name: string, failsOn?: number): Consumer & { told: number[] } {
  const told: number[] = []
  return {
    name,
    told,
    async handle({ seq }) {
      told.push(seq)
      if (seq === failsOn) throw new Error(`${name} does not take ${seq}`)
    },
  }
}

let now = 0

/** Long after the previous run, so that no backoff applies. */
function run(consumers: Consumer[]): Promise<boolean> {
  now += 3600_000
  return runConsumers(env.DB, consumers, now)
}

async function publish(...documentIds: string[]): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO changes (at, event, type, document_id, locale, keys)
     SELECT 1, 'publish', 'content', value, 'nl', '[]' FROM json_each(?1)`,
  )
    .bind(JSON.stringify(documentIds))
    .run()
}

beforeEach(async () => {
  const tables = ['changes', 'change_cursors', 'changes_set_aside']
  await env.DB.batch([
    ...tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
    env.DB.prepare(`DELETE FROM sqlite_sequence WHERE name = 'changes'`),
  ])
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('a consumer', () => {
  it('receives each change once in order, and continues from its cursor', async () => {
    const consumer = listener('one')
    await publish('a', 'b')
    expect(await run([consumer])).toBe(false)
    await publish('c')

    expect(await run([consumer])).toBe(false)

    expect(consumer.told).toEqual([1, 2, 3])
  })

  it('receives what a crash kept from it', async () => {
    const before = listener('one', 2)
    await publish('a', 'b', 'c')
    expect(await run([before])).toBe(true)

    const after = listener('one')
    expect(await run([after])).toBe(false)

    expect(before.told).toEqual([1, 2])
    expect(after.told).toEqual([2, 3])
  })

  it('that takes several changes at once receives all of them again after a failure', async () => {
    const told: number[][] = []
    const consumer: Consumer = {
      name: 'one',
      handle: async () => {},
      async handleAll(changes) {
        told.push(changes.map(({ seq }) => seq))
        if (told.length === 1) throw new Error('Not yet')
      },
    }
    await publish('a', 'b')
    expect(await run([consumer])).toBe(true)
    expect(await run([consumer])).toBe(false)

    expect(told).toEqual([
      [1, 2],
      [1, 2],
    ])
  })

  it("isn't retried immediately, even if new changes arrive", async () => {
    const consumer = listener('one', 1)
    await publish('a')
    await run([consumer])

    expect(await runConsumers(env.DB, [consumer], now + 9000)).toBe(true)
    expect(consumer.told).toEqual([1])
    await runConsumers(env.DB, [consumer], now + 10_000)
    expect(consumer.told).toEqual([1, 1])
  })

  it("doesn't delay the others", async () => {
    const [slow, quick] = [listener('slow', 1), listener('quick')]
    await publish('a', 'b')

    await run([slow, quick])

    expect(quick.told).toEqual([1, 2])
  })

  it('receives the rest in the next run if there are too many changes', async () => {
    const consumer = listener('one')
    await publish(...Array.from({ length: 230 }, (_, index) => `${index}`))

    expect(await run([consumer])).toBe(true)
    expect(consumer.told).toHaveLength(200)
    expect(await run([consumer])).toBe(false)
    expect(consumer.told).toHaveLength(230)
  })
})

describe('a change that a consumer always fails on', () => {
  it('is set aside after five attempts, and the next ones are delivered', async () => {
    const consumer = listener('one', 2)
    await publish('a', 'b', 'c')

    for (let tries = 1; tries <= 5; tries++) await run([consumer])

    expect(consumer.told).toEqual([1, 2, 2, 2, 2, 2, 3])
    expect(await run([consumer])).toBe(false)
    expect(await askAsOperator('/api/ops/changes/set-aside')).toMatchObject({
      data: [{ consumer: 'one', seq: 2, reason: 'Error: one does not take 2', change: { documentId: 'b' } }],
    })
    expect(await askAsOperator('/api/ops/changes')).toEqual({
      head: 3,
      consumers: [{ name: 'one', seq: 3, attempts: 0, setAside: 1 }],
    })
  })

  it('is delivered again when operators request it, and stays set aside until it succeeds', async () => {
    const consumer = listener('one', 1)
    await publish('a')
    for (let tries = 1; tries <= 5; tries++) await run([consumer])

    expect(await retrySetAside(env.DB, [consumer])).toBe(0)
    expect(await retrySetAside(env.DB, [listener('one')])).toBe(1)

    expect(await changesSetAside(env.DB)).toEqual([])
  })
})
