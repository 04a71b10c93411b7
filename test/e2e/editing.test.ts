import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { sampleContent } from '../../scripts/seed/sample-content.ts'
import { seedReplica } from '../../scripts/seed/seed-site.ts'
import { freePort } from '../backend/free-port.ts'
import { today } from '../backend/strapi.ts'
import { dutchArticle, onePageOfEachKind, translatedArticle } from './support/addresses.ts'
import { type Editor, letStrapiAnswer, signIn } from './support/editor.ts'
import { open } from './support/reader.ts'
import { startSite } from './support/run-product.ts'
import { product } from './support/this-product.ts'

const { secrets, siteUrl } = product

let editor: Editor

beforeAll(async () => {
  editor = await signIn(product)
})
afterEach(() => letStrapiAnswer(product, true))

/** The articles that these tests give other titles, by their number. */
const changed = new Map([
  [102, dutchArticle],
  [110, translatedArticle.nl],
])

const patience = { timeout: 120_000, interval: 500 }

const Article = v.object({ number: v.number(), locale: v.literal('nl'), title: v.string() })

// Journeys after this one look for them by their titles.
afterAll(async () => {
  const { entries } = await sampleContent(today)
  const articles = entries.flatMap(({ type, entry }) =>
    type === 'content' && v.is(Article, entry) ? [entry] : [],
  )
  for (const [number, path] of changed) {
    const { title } = v.parse(
      Article,
      articles.find((article) => article.number === number),
    )
    await editor.publish(number, 'nl', { title })
    // Until then readers may get the page of before.
    await vi.waitFor(async () => expect(await textAt(path)).toContain(escaped(title)), patience)
  }
})

describe('what an editor publishes', () => {
  it('shows within two seconds, on the article and in its lists', async () => {
    const title = `Smeets & Van Dael herziet zijn webshop ${Date.now()}`
    await textAt(dutchArticle)
    await textAt('/ecommerce')

    await editor.publish(102, 'nl', { title })

    await expect.poll(() => textAt(dutchArticle), { interval: 100 }).toContain(escaped(title))
    expect(await textAt('/news/tag/retourbeleid')).not.toContain(escaped(title))
  })

  it('reaches a reader who navigates to it', async () => {
    const page = await open('/')
    const title = `Kastanje Mode telt tassen ${Date.now()}`

    await editor.publish(110, 'nl', { title })
    // The first request within ten seconds of a change may still get the old page.
    await expect
      .poll(() => textAt(`${translatedArticle.nl}/_payload.json`), { interval: 100 })
      .toContain(title)
    await page.evaluate(
      `navigation.navigate(${JSON.stringify(translatedArticle.nl)}).finished.then(() => null)`,
    )

    expect(await page.locator('h1').innerText()).toBe(title)
  })
})

describe('while Strapi is down', () => {
  it.each(onePageOfEachKind)('%s answers, visited before', async (address) => {
    await textAt(address)
    await letStrapiAnswer(product, false)

    expect((await fetch(`${siteUrl}${address}`)).status).toBe(200)
  })

  it('a stale page answers too', async () => {
    await textAt('/fulfilment')
    await editor.publish(102, 'nl', { title: `Groothandel Smeets & Van Dael ${Date.now()}` })
    await letStrapiAnswer(product, false)

    for (const address of ['/fulfilment', dutchArticle])
      expect((await fetch(`${siteUrl}${address}`)).status).toBe(200)
  })

  it('shows within two seconds what is published when it is back, on pages that were read meanwhile', async () => {
    await letStrapiAnswer(product, false)
    await textAt(dutchArticle)
    await textAt('/ecommerce')
    await letStrapiAnswer(product, true)
    const title = `Strapi is terug ${Date.now()}`

    await editor.publish(102, 'nl', { title })

    await expect.poll(() => textAt(dutchArticle), { interval: 100 }).toContain(title)
  })
})

it('a site whose backend was never up answers every page from its replica', async () => {
  // Read first, because a connection to the site's stores that idles in the meantime gets closed.
  const content = await sampleContent(today)
  const site = await startSite({ port: await freePort(), cmsUrl: 'http://127.0.0.1:9', secrets })
  try {
    await seedReplica(site.miniflare, content)

    for (const address of [
      '/',
      '/logistiek',
      dutchArticle,
      translatedArticle.en,
      '/de/fulfilment',
      '/over-ons',
      '/tags-overzicht/r',
    ]) {
      const response = await fetch(`${site.url}${address}`)
      expect({ address, status: response.status }).toEqual({ address, status: 200 })
      expect((await response.text()).length).toBeGreaterThan(5000)
    }
    expect((await fetch(`${site.url}/news/999999/nergens`)).status).toBe(404)
  } finally {
    await site.stop()
  }
})

async function textAt(address: string): Promise<string> {
  return (await fetch(`${siteUrl}${address}`)).text()
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;')
}
