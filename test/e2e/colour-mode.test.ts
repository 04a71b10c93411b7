import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { arrived, rootAttribute, until } from './support/page-state.ts'
import { hydrated, newReader, open } from './support/reader.ts'

const paper = { light: 'rgb(255, 255, 255)', dark: 'rgb(20, 22, 26)' }

/** Records the root element's colour mode when the body appears, before the first paint. */
const noteFirstTheme = `new MutationObserver((_, observer) => {
  if (!document.body) return
  window.firstTheme = document.documentElement.dataset.theme ?? 'system'
  observer.disconnect()
}).observe(document, { childList: true, subtree: true })`

it('remembers the chosen colours, and applies them before the first paint', async () => {
  const page = await open('/contact', { colorScheme: 'light', before: noteFirstTheme })
  expect(await page.evaluate('firstTheme')).toBe('system')

  await choose(page, 'Donker')
  expect(await rootAttribute(page, 'data-theme')).toBe('dark')
  expect(await background(page)).toBe(paper.dark)
  await page.reload()

  expect(await page.evaluate('firstTheme')).toBe('dark')
  await hydrated(page)
  expect(await background(page)).toBe(paper.dark)
  await page
    .locator('#user-menu')
    .getByRole('button', { name: 'Donker', pressed: true, includeHidden: true })
    .waitFor({ state: 'attached' })
})

it('keeps the chosen colours on the next page', async () => {
  const page = await open('/contact', { colorScheme: 'dark' })
  await choose(page, 'Licht')
  await page.keyboard.press('Escape')

  await page.locator('.header-nav').getByRole('link', { name: 'Logistiek' }).click()
  await arrived(page, '/logistiek')

  expect(await background(page)).toBe(paper.light)
})

it('follows the device until a reader chooses, and again when they choose that', async () => {
  const page = await open('/contact', { colorScheme: 'light' })
  expect(await background(page)).toBe(paper.light)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await background(page)).toBe(paper.dark)

  await choose(page, 'Licht')
  expect(await background(page)).toBe(paper.light)
  await choose(page, 'Als uw apparaat')

  expect(await background(page)).toBe(paper.dark)
  expect(await rootAttribute(page, 'data-theme')).toBe(null)
})

it('follows a choice made in another tab', async () => {
  const context = await newReader({ colorScheme: 'light' })
  const [one, other] = [await context.newPage(), await context.newPage()]
  for (const page of [one, other]) {
    await page.goto('/contact')
    await hydrated(page)
  }

  await choose(one, 'Donker')

  await until(other, "document.documentElement.dataset.theme === 'dark'")
  expect(await background(other)).toBe(paper.dark)
})

async function choose(page: Page, name: string): Promise<void> {
  const choice = page.locator('#user-menu').getByRole('button', { name })
  if (!(await choice.isVisible())) await page.getByRole('button', { name: 'Weergave' }).click()
  await choice.click()
}

function background(page: Page): Promise<string> {
  return page.evaluate<string>(
    'getComputedStyle(document.body).backgroundColor === "rgba(0, 0, 0, 0)" ? getComputedStyle(document.documentElement).backgroundColor : getComputedStyle(document.body).backgroundColor',
  )
}
