import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { compiledBackend } from './compiled.ts'
import { memoryDatabase } from './memory-database.ts'

const cms = await compiledBackend()
const { countMail, createAskedMails } = cms('./src/mail/asked-mails.js')

const hourMs = 3_600_000
const database = memoryDatabase(createAskedMails)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Requests this many mails in a row. @returns How many may be sent. */
async function asked(times: number, mailbox = 'one', reason = 'reset'): Promise<number> {
  let sent = 0
  for (let time = 0; time < times; time++) if (await countMail(database(), { mailbox, reason })) sent += 1
  return sent
}

function later(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
}

describe('mails of one kind to one mailbox', () => {
  it('are limited to three an hour and five a day, however they are spread', async () => {
    const hours: number[] = []
    for (let hour = 0; hour < 24; hour++) {
      hours.push(await asked(10))
      later(hourMs - 1)
    }

    expect(hours.slice(0, 3)).toEqual([3, 0, 2])
    expect(hours.reduce((sum, sent) => sum + sent)).toBe(5)
  })

  it("are possible again once yesterday's are a day old", async () => {
    await asked(3)
    later(2 * hourMs)
    await asked(3)

    later(22 * hourMs)

    expect(await asked(10)).toBe(3)
  })

  it('are counted per mailbox and reason', async () => {
    await asked(10)

    expect(await asked(10, 'other')).toBe(3)
    expect(await asked(10, 'one', 'registration')).toBe(3)
  })

  it('are remembered, but for refused ones', async () => {
    await asked(10)

    expect(await database()('asked_mails').select()).toHaveLength(3)
  })
})
