import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import type { Suggestion } from '../../../client/content/search.ts'
import { entries } from '../../../worker/cache/entries.ts'
import { publishChanges } from '../../../worker/changes/publish.ts'
import { remove } from '../../../worker/replica/write.ts'
import { articleRow } from '../support/replica.ts'
import { visit } from '../support/visit.ts'

async function suggestionsFor(query: string): Promise<Suggestion[]> {
  const response = await visit(`/api/suggestions?${query}`)
  expect(response.status).toBe(200)
  const { data } = await response.json<{ data: Suggestion[] }>()
  return data
}

it('completes the input, with at most eight suggestions', async () => {
  const suggestions = await suggestionsFor('q=pak&locale=nl')

  expect(suggestions.length).toBeLessThanOrEqual(8)
  expect(suggestions.map(({ text }) => text)).toContain('pakketten')
  expect(suggestions.filter(({ path }) => path !== null).length).toBeGreaterThan(0)
})

it('answers in the requested language', async () => {
  const paths = (await suggestionsFor('q=wareh&locale=en')).flatMap(({ path }) => path ?? [])

  expect(paths.some((path) => path.startsWith('/en/'))).toBe(true)
})

it('is made once for all who type the same, without filling the memory of the isolate', async () => {
  const query = 'q=vrachtwagen&locale=nl'
  const data = await suggestionsFor(query)
  const asked = vi.spyOn(env.DB, 'withSession')

  await vi.waitFor(async () => {
    asked.mockClear()
    expect(await suggestionsFor(query)).toEqual(data)
    expect(asked).not.toHaveBeenCalled()
  })
  expect(entries.readSince(0).filter((key) => key.startsWith('suggestions/'))).toEqual([])
})

it('no longer suggests what was removed, nor does a browser', async () => {
  const { title, document_id: documentId, locale } = await articleRow(104)
  const query = new URLSearchParams({ q: title, locale }).toString()
  const titles = async () => (await suggestionsFor(query)).map(({ text }) => text)
  await publishChanges(env)
  expect(await titles()).toContain(title)
  await remove(env.DB, 'content', documentId, locale)

  await publishChanges(env)

  expect(await titles()).not.toContain(title)
  expect((await visit(`/api/suggestions?${query}`)).headers.get('cache-control')).toBe('no-cache')
})

it.each(['', 'q=', 'q=a', 'locale=xx', 'q=%00%00', 'q=%', `q=${'x'.repeat(1500)}`, 'q="&locale='])(
  'has no suggestions for %j',
  async (query) => {
    expect(await suggestionsFor(query)).toEqual([])
  },
)
