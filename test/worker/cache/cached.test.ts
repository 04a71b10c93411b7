import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cached, type Make } from '../../../worker/cache/cached.ts'
import { entries } from '../../../worker/cache/entries.ts'
import { policies } from '../../../worker/cache/policies.ts'
import { setChangeLog } from '../../../worker/changes/change-log.ts'
import { headUrl } from '../../../worker/changes/location-log.ts'
import { forgetAll } from '../../../worker/isolate-state.ts'

const key = 'test/one'
const list = 'list/content/nl'
const shown = 'shown/content/nl/7'

const works: Promise<unknown>[] = []
const context = { kv: env.EDGE_KV, later: (work: Promise<unknown>) => void works.push(work) }

let made = 0

/** Makes a text with a running number. */
const make: Make = async (dependencies) => {
  dependencies.add(list, shown)
  made += 1
  return { status: 200, headers: [], body: new TextEncoder().encode(String(made)) }
}

async function ask(how = make) {
  const answer = await cached(context, key, policies.page, how)
  return answer && { how: answer.how, text: new TextDecoder().decode(answer.entry.body) }
}

let head = 0

function change(gone: 0 | 1 = 0, at = Date.now(), keys = [list, shown]): void {
  head += 1
  setChangeLog({ v: 1, head, from: 0, bookmark: null, changes: [[head, at, gone, keys]] })
}

const failing: Make = () => Promise.reject(new Error('away'))

beforeEach(async () => {
  forgetAll()
  await Promise.all([`https://entries.invalid/${key}`, headUrl].map((url) => caches.default.delete(url)))
  made = 0
  head = 0
  change(0, Date.now(), ['something else'])
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.allSettled(works.splice(0))
})

describe('an answer', () => {
  it('is made once for concurrent readers', async () => {
    const answers = await Promise.all([ask(), ask(), ask()])

    expect(answers.map((answer) => answer?.text)).toEqual(['1', '1', '1'])
    expect(await ask()).toEqual({ how: 'hit', text: '1' })
  })

  it('stays fresh after a change that touches something else', async () => {
    await ask()
    change(0, Date.now(), ['list/content/en'])

    expect(await ask()).toEqual({ how: 'hit', text: '1' })
  })

  it('that was touched is used once more while it is revalidated', async () => {
    await ask()
    change()

    expect(await ask()).toEqual({ how: 'stale', text: '1' })
    await Promise.all(works)
    expect(await ask()).toEqual({ how: 'hit', text: '2' })
  })

  it('that was touched a while ago is revalidated first', async () => {
    await ask()
    change()
    vi.setSystemTime(Date.now() + 11_000)

    expect(await ask()).toEqual({ how: 'miss', text: '2' })
  })

  it("that was touched while it was made isn't fresh", async () => {
    await ask(async (dependencies, isAwaited) => {
      change()
      return make(dependencies, isAwaited)
    })

    expect(await ask()).toEqual({ how: 'stale', text: '1' })
  })

  it("that was started before a change isn't shared with readers who know of it", async () => {
    const started = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    const slow: Make = async (...given) => {
      const before = await make(...given)
      started.resolve()
      await finish.promise
      return before
    }
    const first = ask(slow)
    await started.promise
    change(1)
    const second = ask()
    // Long enough for the second reader to find the first one's run.
    await caches.default.match('https://entries.invalid/none')
    finish.resolve()

    expect([(await first)?.text, (await second)?.text]).toEqual(['1', '2'])
  })

  it('in the Cache API is treated like one in memory', async () => {
    await ask()
    await Promise.all(works)
    entries.forget()
    expect(await ask()).toEqual({ how: 'hit', text: '1' })

    entries.forget()
    change(1)
    expect(await ask()).toEqual({ how: 'miss', text: '2' })
  })

  it('that may not be cached is made for each reader', async () => {
    expect(await ask(async () => null)).toBeNull()
    expect(await ask()).toEqual({ how: 'miss', text: '1' })
  })
})

describe('if revalidation fails', () => {
  it('an expired entry is used', async () => {
    await ask()
    vi.setSystemTime(Date.now() + 2 * 86_400_000)

    expect(await ask(failing)).toEqual({ how: 'stale-if-error', text: '1' })
  })

  it("removed content isn't", async () => {
    await ask()
    change(1)

    await expect(ask(failing)).rejects.toThrow('away')
  })

  it('a list is used that did not show what was removed from it', async () => {
    await ask()
    change(1, Date.now(), [list, 'shown/content/nl/8'])

    expect(await ask(failing)).toEqual({ how: 'stale', text: '1' })
  })

  it("a fallback's 404 isn't cached", async () => {
    const missing: Make = async (dependencies) => {
      dependencies.markTransient()
      return { status: 404, headers: [], body: new Uint8Array() }
    }

    expect(await ask(missing)).toBeNull()
    expect(await ask()).toEqual({ how: 'miss', text: '1' })
  })
})
