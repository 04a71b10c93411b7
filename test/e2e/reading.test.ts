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

it.each([
  '/',
  '/ecommerce',
  translatedArticle.nl,
  '/news/tag/retourbeleid',
  '/tags-overzicht',
  '/tags-overzicht/r',
  '/over-ons',
])('shows the same at %s after a navigation as after a full load', async (address) => {
  const page = await open(address)
  const loaded = { text: await textOf(page), title: await page.title() }

  await page.goto(address === '/' ? '/logistiek' : '/')
  await hydrated(page)
  await page.evaluate(`navigation.navigate(${JSON.stringify(address)}).finished.then(() => null)`)
  await scrollToEnd(page)

  // Some parts come when the reader gets near.
  await expect.poll(async () => ({ text: await textOf(page), title: await page.title() })).toEqual(loaded)
})

it('announces the title of the new page to screen readers', async () => {
  const page = await open('/')

  await page.locator('header').getByRole('link', { name: 'Logistiek' }).click()
  await page.waitForURL('**/logistiek')

  await page.getByRole('status').filter({ hasText: 'Logistiek' }).waitFor({ state: 'attached' })
})

it('starts the next page at its top, also from far down', async () => {
  const page = await open('/')
  await scrollTo(page, 2000)

  await page.locator('header').getByRole('link', { name: 'Fulfilment' }).click()
  await page.waitForURL('**/fulfilment')
  await page.locator('h1:focus').waitFor()

  expect(await scrollTop(page)).toBe(0)
})

it('marks the current section in the navigation', async () => {
  const page = await open('/')

  await page.locator('header').getByRole('link', { name: 'Logistiek' }).click()
  await page.waitForURL('**/logistiek')

  await page.locator('header').locator('.header-nav [aria-current=page]').getByText('Logistiek').waitFor()
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
