import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { firstPage, hydrated, newReader } from './support/reader.ts'

const article = '/news/102/smeets-van-dael-haalt-helft-van-orders-uit-webshop'

const bandOf = (page: Page) => page.locator('.newsletter-prompt')

it('who declines the newsletter is not asked again, and sees nothing move; others are asked', async () => {
  const page = await firstPage(await newReader())
  const band = bandOf(page)
  await page.goto(article)
  await hydrated(page)
  // The code of its button comes once a reader is near.
  await band.scrollIntoViewIfNeeded()
  await expect
    .poll(async () => {
      const button = band.getByRole('button', { name: 'Niet meer vragen' })
      await button.click({ timeout: 5000 }).catch(() => {})
      return band.count()
    })
    .toBe(0)
  await page.getByText('We vragen het een half jaar niet meer.').waitFor()

  // On the next page it stands in the worker's markup until its code takes it away: it has no place there from the start.
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  expect(await band.isVisible()).toBe(false)
  await page.evaluate(
    `window.below = document.querySelector('.newsletter-prompt').closest('section').parentElement.nextElementSibling, null`,
  )
  await page.evaluate('document.fonts.ready.then(() => null)')
  const top = 'Math.round(below.getBoundingClientRect().top + scrollY)'
  const before = await page.evaluate<number>(top)
  await hydrated(page)
  await page.evaluate('below.scrollIntoView(), null')
  await expect.poll(() => band.count()).toBe(0)
  expect(await page.evaluate<number>(top)).toBe(before)

  const other = await firstPage(await newReader())
  await other.goto('/')
  expect(await bandOf(other).isVisible()).toBe(true)
})
