import { expect, it } from 'vitest'
import type { Suggestion } from '../../../client/content/search.ts'
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

it('is cached for a minute', async () => {
  const response = await visit('/api/suggestions?q=pak&locale=nl')

  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  expect(await suggestionsFor('q=pak&locale=nl')).toEqual((await response.json<{ data: unknown }>()).data)
})

it.each(['', 'q=', 'q=a', 'locale=xx', 'q=%00%00', 'q=%', `q=${'x'.repeat(1500)}`, 'q="&locale='])(
  'has no suggestions for %j',
  async (query) => {
    expect(await suggestionsFor(query)).toEqual([])
  },
)
