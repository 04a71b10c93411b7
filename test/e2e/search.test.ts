import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { arrived } from './support/page-state.ts'
import { open } from './support/reader.ts'

const phone = { width: 360, height: 740 }

/** Opens the field of the header and types. */
async function type(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Zoeken' }).click()
  await page.locator('#search-panel-text:focus').waitFor()
  // Suggestions load with the first focus.
  await page.locator('#search-panel-text[role=combobox]').waitFor()
  await page.keyboard.type(text)
  await page.getByRole('option').first().waitFor()
}

/** Text of the selected suggestion, or null. */
async function chosen(page: Page): Promise<string | null> {
  const id = await page.locator('#search-panel-text').getAttribute('aria-activedescendant')
  return id === null ? null : page.locator(`[id="${id}"] > span`).first().textContent()
}

describe('the search field', () => {
  it('suggests terms that can be selected by keyboard, and searches for one', async () => {
    const page = await open('/')
    await type(page, 'pakketb')

    await page.keyboard.press('ArrowDown')
    await expect.poll(() => chosen(page)).toBe('pakketbezorging')
    await page.keyboard.press('Enter')

    await arrived(page, '/zoeken')
    expect(new URL(page.url()).search).toBe('?q=pakketbezorging')
    expect(await page.locator('#search-panel:popover-open').count()).toBe(0)
    await page.locator('h1:focus').waitFor()
  })

  it('opens a document directly', async () => {
    const page = await open('/')
    await type(page, 'pakwij')

    await page.getByRole('option', { name: /^Pakwijs/ }).click()

    await arrived(page, '/leveranciers/pakwijs')
  })

  it('wraps around its list and back into the field', async () => {
    const page = await open('/')
    await type(page, 'pakketb')
    const count = await page.getByRole('option').count()

    await page.keyboard.press('ArrowUp')
    await expect
      .poll(() => chosen(page))
      .toBe(
        await page
          .getByRole('option')
          .nth(count - 1)
          .locator('span')
          .first()
          .textContent(),
      )
    await page.keyboard.press('ArrowDown')

    await expect.poll(() => chosen(page)).toBe(null)
  })

  it('closes its list on Escape, and itself on the next', async () => {
    const page = await open('/')
    await type(page, 'pakketb')
    expect(await page.locator('#search-panel-text').getAttribute('aria-expanded')).toBe('true')

    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('#search-panel-text').getAttribute('aria-expanded')).toBe('false')
    expect(await page.locator('#search-panel:popover-open').count()).toBe(1)
    await page.keyboard.press('Escape')

    await expect.poll(() => page.locator('#search-panel:popover-open').count()).toBe(0)
  })

  it('announces the number of suggestions', async () => {
    const page = await open('/')
    await type(page, 'pakketb')
    const count = await page.getByRole('option').count()

    await expect
      .poll(() => page.locator('#search-panel [role=status]').textContent())
      .toBe(`${count} suggesties`)
  })

  it('drops a response that arrives after more letters were typed', async () => {
    const page = await open('/')
    await page.route('**/api/suggestions?q=pak&*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue().catch(() => {})
    })
    await page.getByRole('button', { name: 'Zoeken' }).click()
    await page.locator('#search-panel-text[role=combobox]').waitFor()
    await page.keyboard.type('pak')
    await page.waitForTimeout(250)
    await page.keyboard.type('wijs')
    await page.getByRole('option', { name: /^Pakwijs/ }).waitFor()
    await page.waitForTimeout(800)

    expect(await page.getByRole('option', { name: 'pakketten', exact: true }).count()).toBe(0)
  })

  it('loads its suggestions only when it is used', async () => {
    const page = await open('/')
    const scripts = () =>
      page.evaluate<string[]>(
        "performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('Suggestions'))",
      )
    expect(await scripts()).toEqual([])

    await page.getByRole('button', { name: 'Zoeken' }).click()

    await expect.poll(scripts).not.toEqual([])
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
