import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { editorialKinds } from '../../../worker/content/content.ts'
import { replicaLists } from '../../../worker/replica/content.ts'
import type { Rows } from '../../../worker/replica/rows.ts'
import { sampleStores } from '../support/backend.ts'

const limit = 4

/** Dutch articles that are suggested beside others. */
const articles = (await sampleStores()).rows.filter(
  ({ document }) =>
    document.type === 'content' &&
    document.locale === 'nl' &&
    editorialKinds.some((kind) => kind === document.kind) &&
    (document.ends_at === null || document.ends_at > new Date().toISOString()),
)

const newestFirst = (one: Rows, other: Rows) =>
  other.document.first_published_at.localeCompare(one.document.first_published_at) ||
  Number(other.document.number) - Number(one.document.number)

/** Those that share the most tags, of those the newest. */
function expectedBeside(article: Rows): number[] {
  const shared = ({ tags }: Rows) => tags.filter((tag) => article.tags.includes(tag)).length
  return articles
    .filter((one) => one.document.number !== article.document.number && shared(one) > 0)
    .toSorted((one, other) => shared(other) - shared(one) || newestFirst(one, other))
    .slice(0, limit)
    .toSorted(newestFirst)
    .map(({ document }) => Number(document.number))
}

it('beside each article stand those that share the most tags with it, the newest of them first', async () => {
  const lists = replicaLists(env.DB)
  expect(articles.length).toBeGreaterThan(20)

  for (const article of articles) {
    if (article.read.type !== 'content') throw new Error('It is no article')
    const cards = await lists.readNext(article.read.value, 'nl', limit)

    expect(cards.map(({ number }) => number)).toEqual(expectedBeside(article))
  }
})
