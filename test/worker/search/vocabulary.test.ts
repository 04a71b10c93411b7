import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { titlesFor } from './support/ask.ts'
import { publish, withdraw } from './support/publish.ts'

/** The number of documents with a word, from the table of words. */
async function documentsWith(word: string): Promise<number> {
  const row = await env.DB.prepare('SELECT documents FROM search_words WHERE word = ? AND locale = ?')
    .bind(word, 'nl')
    .first<{ documents: number }>()
  return row?.documents ?? 0
}

/** All tables of the search, to detect leftovers. */
async function everything(): Promise<unknown> {
  const [documents, words, indexed] = await env.DB.batch([
    env.DB.prepare('SELECT * FROM search_documents JOIN search_texts USING (id) ORDER BY id'),
    env.DB.prepare('SELECT * FROM search_words ORDER BY word, locale'),
    env.DB.prepare('SELECT rowid FROM search_index ORDER BY rowid'),
  ])
  return [documents?.results, words?.results, indexed?.results]
}

it('stores a document once that is published twice, and counts its words once', async () => {
  const id = await publish({ title: 'Zeester zeester', text: 'Zeester.' })
  await publish({ title: 'Zeester opnieuw' }, id)

  expect(await titlesFor('zeester')).toEqual(['Zeester opnieuw'])
  expect(await documentsWith('zeester')).toBe(1)
})

it('removes words that a document no longer has, unless others have them', async () => {
  const id = await publish({ title: 'Inktvis en garnaal' })
  await publish({ title: 'Garnaal alleen' })

  await publish({ title: 'Garnaal en kreeft' }, id)

  expect(await documentsWith('inktvis')).toBe(0)
  expect(await documentsWith('garnaal')).toBe(2)
  expect(await documentsWith('kreeft')).toBe(1)
  expect(await titlesFor('inktvis')).toEqual([])
})

it('removes everything of an unpublished document', async () => {
  const before = await everything()
  const id = await publish({ title: 'Zeekomkommer met een vreemd bijvoeglijknaamwoord', text: 'Zeekoe.' })
  expect(await everything()).not.toEqual(before)

  await withdraw(id)

  expect(await everything()).toEqual(before)
})

it('moves a document when its date changes', async () => {
  const id = await publish({ title: 'Octopus', firstPublishedAt: '2020-01-01T00:00:00.000Z' })
  await publish({ title: 'Octopus twee', firstPublishedAt: '2021-01-01T00:00:00.000Z' })
  expect(await titlesFor('octopus', { order: 'newest' })).toEqual(['Octopus twee', 'Octopus'])

  await publish({ title: 'Octopus', firstPublishedAt: '2022-01-01T00:00:00.000Z' }, id)

  expect(await titlesFor('octopus', { order: 'newest' })).toEqual(['Octopus', 'Octopus twee'])
})

it('gives many documents of one second an id each', async () => {
  const ids = []
  for (let count = 0; count < 6; count++) ids.push(await publish({ title: `Kwal ${count}` }))
  for (const id of ids.slice(0, 3)) await publish({ title: 'Kwal nogmaals' }, id)

  expect(await titlesFor('kwal')).toHaveLength(6)
})
