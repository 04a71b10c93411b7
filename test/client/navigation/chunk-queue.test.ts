import { describe, expect, it } from 'vitest'
import { createQueue } from '../../../client/navigation/chunk-queue.ts'

/** Loads that finish on demand. */
function heldLoads() {
  const started: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  return {
    started,
    load(thing: string) {
      started.push(thing)
      const end = Promise.withResolvers<void>()
      ends.set(thing, end)
      return end.promise
    },
    async finish(thing: string) {
      ends.get(thing)?.resolve()
      await settled()
    },
    async fail(thing: string) {
      ends.get(thing)?.reject(new Error('gone'))
      await settled()
    },
  }
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

describe('preloading', () => {
  it('loads no more at a time than allowed, and continues as loads finish', async () => {
    const { started, load, finish } = heldLoads()
    const add = createQueue(load, 4)

    for (const thing of ['a', 'b', 'c', 'd', 'e', 'f']) add(thing)
    expect(started).toEqual(['a', 'b', 'c', 'd'])

    await finish('c')
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('loads each thing once', async () => {
    const { started, load, finish } = heldLoads()
    const add = createQueue(load, 4)

    add('a')
    add('a')
    await finish('a')
    add('a')

    expect(started).toEqual(['a'])
  })

  it('continues after a failure, and allows a retry of the failed one', async () => {
    const { started, load, fail } = heldLoads()
    const add = createQueue(load, 1)

    add('a')
    add('b')
    await fail('a')
    await fail('b')
    add('a')

    expect(started).toEqual(['a', 'b', 'a'])
  })
})
