import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { arrived } from './support/page-state.ts'
import { hydrated, open } from './support/reader.ts'

const phone = { width: 360, height: 740 }

/** Opens the field of the header and types. */
async function type(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Zoeken' }).click()
  await page.locator('#search-panel-text:focus').waitFor()
  // Suggestions load with the first focus.
  await page.locator('#search-panel-text[role=combobox]').waitFor()
  // Those for fewer letters may come first.
  const answered = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('q') === text)
  await page.keyboard.type(text)
  await (await answered).finished()
  await page.getByRole('option').first().waitFor()
}

/** Text of the selected suggestion, or null. */
async function chosen(page: Page): Promise<string | null> {
  const id = await page.locator('#search-panel-text').getAttribute('aria-activedescendant')
  return id === null ? null : page.locator(`[id="${id}"] > span`).first().textContent()
}

describe('the search field', () => {
  it('loads suggestions when it is used, tells how many, and is left, wrapped around and closed by keyboard', async () => {
    const page = await open('/colofon')
    const field = page.locator('#search-panel-text')
    const options = page.getByRole('option')
    const scripts = () =>
      page.evaluate<string[]>(
        "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('Suggestions'))",
      )
    expect(await scripts()).toEqual([])
    await type(page, 'pakketb')
    expect(await scripts()).not.toEqual([])
    const told = () => page.locator('#search-panel [role=status]').textContent()
    await expect.poll(async () => (await told()) === `${await options.count()} suggesties`).toBe(true)
    const count = await options.count()

    await page.keyboard.press('ArrowUp')
    const last = options.nth(count - 1).locator('span')
    await expect.poll(() => chosen(page)).toBe(await last.first().textContent())
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => chosen(page)).toBe(null)

    expect(await field.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false')
    expect(await page.locator('#search-panel:popover-open').count()).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('#search-panel:popover-open').count()).toBe(0)
  })

  it('searches for a term that is selected by keyboard, and opens a document directly', async () => {
    const page = await open('/colofon')
    await type(page, 'pakketb')

    await page.keyboard.press('ArrowDown')
    await expect.poll(() => chosen(page)).toBe('pakketbezorging')
    await page.keyboard.press('Enter')

    await arrived(page, '/zoeken')
    expect(new URL(page.url()).search).toBe('?q=pakketbezorging')
    expect(await page.locator('#search-panel:popover-open').count()).toBe(0)
    await page.locator('h1:focus').waitFor()

    await page.goto('/colofon')
    await hydrated(page)
    await type(page, 'pakwij')
    await page.getByRole('option', { name: /^Pakwijs/ }).click()
    await arrived(page, '/leveranciers/pakwijs')
  })

  it('drops a response that arrives after more letters were typed', async () => {
    const page = await open('/colofon')
    const late = Promise.withResolvers<void>()
    await page.route('**/api/suggestions?q=pak&*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue().catch(() => {})
      late.resolve()
    })
    await page.getByRole('button', { name: 'Zoeken' }).click()
    await page.locator('#search-panel-text[role=combobox]').waitFor()
    await page.keyboard.type('pak')
    await page.waitForTimeout(250)
    await page.keyboard.type('wijs')
    await page.getByRole('option', { name: /^Pakwijs/ }).waitFor()
    await late.promise
    await page.waitForTimeout(300)

    expect(await page.getByRole('option', { name: 'pakketten', exact: true }).count()).toBe(0)
  })

  it('is in the menu on a phone', async () => {
    const page = await open('/', { viewport: phone })

    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#search-menu-text').fill('haven')
    await page.keyboard.press('Enter')

    await arrived(page, '/zoeken')
    expect(new URL(page.url()).search).toBe('?q=haven')
    expect(await page.locator('#navigation-menu:popover-open').count()).toBe(0)
  })
})

describe('without script', () => {
  it('searches from the header, filters, and pages through the results', async () => {
    const page = await open('/', { javaScriptEnabled: false })
    await page.getByRole('button', { name: 'Zoeken' }).click()
    await page.locator('#search-panel-text').fill('pakket')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/zoeken?q=pakket')
    expect(await page.locator('mark').count()).toBeGreaterThan(5)

    await page.getByRole('link', { name: 'Volgende' }).click()
    await page.waitForURL('**/zoeken?q=pakket&page=2')
    await page.getByRole('link', { name: 'Vacatures' }).and(page.locator('main a')).click()

    await page.waitForURL('**/zoeken?q=pakket&type=vacancy')
    expect(await page.locator('.search-result').count()).toBeGreaterThan(0)
  })
})
