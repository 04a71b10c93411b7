import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { d1Search } from '../../../worker/search/d1-search.ts'
import { visit } from '../support/visit.ts'
import { ask, today } from './support/ask.ts'

const hostile = [
  '"',
  "'",
  '"" OR ""',
  'title : pakket',
  'NEAR(pakket bezorging)',
  'pakket AND NOT bezorging',
  '*',
  'pak*',
  '^pakket',
  '{title} : "x',
  ') OR 1=1 --',
  '\u0000',
  'pakket\u0000bezorging',
  '\u202Eגנילמג\u202C',
  'مرحبا بالعالم',
  '物流',
  '🎉🎉🎉',
  '\uD800',
  '%',
  '%25%00',
  'a'.repeat(200),
  'a b '.repeat(50),
  '-'.repeat(200),
  'e-'.repeat(100),
  '__proto__ constructor toString',
]

describe('hostile input', () => {
  it.each(hostile)('is treated as plain words: %j', async (text) => {
    const found = await ask(text)

    expect(found.hits.total).toBeGreaterThanOrEqual(0)
    await d1Search(env.DB, today).suggest(text, 'nl', 8)
  })

  it('never breaks the search', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (text) => {
        await ask(text, { pageSize: 2 })
        await d1Search(env.DB, today).suggest(text, 'de', 8)
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  it.each(hostile)('has a page of its own: %j', async (text) => {
    const response = await visit(`/zoeken?q=${encodeURIComponent(text.toWellFormed())}`)

    expect(response.status).toBe(200)
  })

  it.each([
    '/zoeken?q=%',
    '/zoeken?q=%00%FF',
    '/zoeken?q=a&q=b',
    '/zoeken?type=niets&section=x&tag=%27&year=20265&sort=y',
    '/zoeken?tag=a%22b',
  ])("is ignored if it isn't a valid filter: %s", async (path) => {
    expect((await visit(path)).status).toBe(200)
  })

  it.each(['/zoeken?q=pakket&page=0', '/zoeken?q=pakket&page=999', '/zoeken?q=pakket&page=x'])(
    'has no such page: %s',
    async (path) => {
      expect((await visit(path)).status).toBe(404)
    },
  )

  it('is refused at ten thousand letters', async () => {
    expect((await visit(`/zoeken?q=${'a'.repeat(10_000)}`)).status).toBe(414)
  })
})
