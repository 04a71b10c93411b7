import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { translatedArticle } from './support/addresses.ts'
import { isMarked, mark, rootAttribute, scrollTo, scrollTop, textOf } from './support/page-state.ts'
import { hydrated, open } from './support/reader.ts'

it('opens an article from the front page without a full load, and moves the focus to its heading', async () => {
  const page = await open('/')
  await mark(page)
  const teaser = page.locator('main a[href^="/news/"]').last()
  const address = await teaser.getAttribute('href')

  await teaser.scrollIntoViewIfNeeded()
  await teaser.click()
  await page.waitForURL(`**${address}`)

  const heading = page.locator('h1')
  await heading.and(page.locator(':focus')).waitFor()
  expect(await isMarked(page)).toBe(true)
  expect(await page.title()).toContain(await heading.innerText())
  expect(await scrollTop(page)).toBe(0)
  expect(await rootAttribute(page, 'lang')).toBe('nl')
})

it('shows the same after a navigation as after a full load', async () => {
  const page = await open('/contact')
  const said = async () => ({ text: await textOf(page), title: await page.title() })
  const addresses = [
    '/',
    '/ecommerce',
    translatedArticle.nl,
    '/news/tag/retourbeleid',
    '/tags-overzicht',
    '/tags-overzicht/r',
    '/over-ons',
  ]
  const loaded = new Map<string, { text: string; title: string }>()
  for (const address of addresses) {
    await page.goto(address)
    await hydrated(page)
    loaded.set(address, await said())
  }

  // The first one comes from the last.
  await mark(page)
  for (const address of addresses) {
    await page.evaluate(`navigation.navigate(${JSON.stringify(address)}).finished.then(() => null)`)
    await scrollToEnd(page)

    // Some parts come when the reader gets near.
    await expect.poll(said, { message: address }).toEqual(loaded.get(address))
  }
  expect(await isMarked(page)).toBe(true)
})

it('starts the next page at its top, also from far down, announces its title and marks its section', async () => {
  const page = await open('/')
  await scrollTo(page, 2000)

  await page.locator('header').getByRole('link', { name: 'Fulfilment' }).click()
  await page.waitForURL('**/fulfilment')
  await page.locator('h1:focus').waitFor()

  expect(await scrollTop(page)).toBe(0)
  await page.getByRole('status').filter({ hasText: 'Fulfilment' }).waitFor({ state: 'attached' })
  await page.locator('header').locator('.header-nav [aria-current=page]').getByText('Fulfilment').waitFor()
})

/** In steps, so that everything comes into view. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })()`)
}
