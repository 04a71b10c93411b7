import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { missingPage, onePageOfEachKind, translatedArticle } from './support/addresses.ts'
import { textOf } from './support/page-state.ts'
import { firstPage, newReader, type ReaderOptions, readOn } from './support/reader.ts'

const look = readOn({ javaScriptEnabled: false })
const phone = { width: 360, height: 740 }

describe('without script', () => {
  it.each(onePageOfEachKind)('%s reads', async (address) => {
    const page = await look(address)

    expect(await page.locator('h1').count()).toBe(1)
    expect((await textOf(page)).length).toBeGreaterThan(60)
    expect(await page.locator('[aria-busy=true]').filter({ visible: true }).count()).toBe(0)
  })

  it('the menu opens, leads on and is shut on the next page', async () => {
    const page = await openPlain('/', { viewport: phone })

    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#navigation-menu').getByRole('link', { name: 'Logistiek' }).click()

    await page.waitForURL('**/logistiek')
    expect(await page.locator('#navigation-menu').isVisible()).toBe(false)
  })

  it('the language can be chosen', async () => {
    const page = await openPlain(translatedArticle.nl)

    await page.getByRole('button', { name: 'Weergave' }).click()
    await page.locator('#user-menu').getByRole('link', { name: 'English' }).click()

    await page.waitForURL(`**${translatedArticle.en}`)
  })

  it('colours, which only script can remember, are not offered', async () => {
    const page = await openPlain('/')

    await page.getByRole('button', { name: 'Weergave' }).click()

    expect(await page.getByRole('button', { name: 'Donker' }).count()).toBe(0)
  })

  it('lists are leafed through by links', async () => {
    const page = await openPlain('/logistiek')

    await page.getByRole('link', { name: 'Volgende' }).click()
    await page.waitForURL('**/logistiek?page=2')
    const second = await textOf(page)
    await page.getByRole('link', { name: 'Vorige' }).click()
    await page.waitForURL('**/logistiek')

    expect(await textOf(page)).not.toBe(second)
  })

  it('a missing page says so and leads back', async () => {
    const page = await openPlain(missingPage, { allowed: [/404/] })

    await page.getByText(`Page not found: ${missingPage}`).waitFor()
    await page.locator('main').getByRole('link', { name: 'Terug naar home' }).click()

    await page.waitForURL((url) => url.pathname === '/')
  })
})

async function openPlain(address: string, options: ReaderOptions = {}): Promise<Page> {
  const page = await firstPage(await newReader({ javaScriptEnabled: false, ...options }))
  await page.goto(address)
  return page
}
