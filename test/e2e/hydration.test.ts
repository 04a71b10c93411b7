import { expect, it } from 'vitest'
import { onePageOfEachKind, openPages, translatedArticle } from './support/addresses.ts'
import { firstPage, hydrated, newReader, readOn } from './support/reader.ts'
import { product } from './support/this-product.ts'

const { siteUrl } = product
// A narrow page has fewer and smaller pictures: it costs two thirds of a wide one.
const look = readOn({ viewport: { width: 390, height: 844 } })

// Those of each kind, and from the cache: in every-page.test.ts.
it.each(openPages.filter((address) => !onePageOfEachKind.includes(address)))(
  'hydrates %s without console messages',
  async (address) => {
    await look(address)
  },
)

it('hydrates a page whose related articles came late', async () => {
  const page = await firstPage(await newReader())
  // A query that nobody has requested: the page is rendered for this reader, and streamed.
  await page.goto('/news/118/chatassistent-als-zoekmachine')

  await hydrated(page)
})

it('contains the text of an article once', async () => {
  const html = await (await fetch(`${siteUrl}${translatedArticle.nl}`)).text()

  const sentences = [...html.matchAll(/<p>([^<&"]{60,})<\/p>/g)].map((match) => match[1] ?? '')

  expect(sentences.length).toBeGreaterThan(3)
  for (const sentence of sentences) expect(html.split(sentence)).toHaveLength(2)
})
