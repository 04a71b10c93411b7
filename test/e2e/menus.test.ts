import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { arrived } from './support/page-state.ts'
import { open } from './support/reader.ts'

const phone = { width: 360, height: 740 }

const menus = [
  { name: 'Menu', id: 'navigation-menu' },
  { name: 'Weergave', id: 'user-menu' },
]

it.each(menus)(
  'the menu $name closes on Escape and returns the focus, closes on navigation, and opens again',
  async ({ name, id }) => {
    const page = await open('/contact', { viewport: phone })
    const button = page.getByRole('button', { name })
    await button.focus()
    await page.keyboard.press('Enter')
    await isOpen(page, id, true)

    await page.keyboard.press('Escape')
    await isOpen(page, id, false)
    await button.and(page.locator(':focus')).waitFor()

    await button.click()
    await isOpen(page, id, true)
    await page.evaluate("navigation.navigate('/logistiek').finished.then(() => null)")
    await isOpen(page, id, false)
    await button.click()
    await isOpen(page, id, true)
  },
)

describe('the keyboard', () => {
  it('shows its position at every stop of the header, reaches the skip link first, and the content through it', async () => {
    const page = await open('/contact')

    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press('Tab')
      const outline = await page.evaluate<string>(
        "(({ outlineStyle, outlineWidth }) => outlineStyle + ' ' + outlineWidth)(getComputedStyle(document.activeElement))",
      )
      expect(outline).toMatch(/^(solid|auto) [2-9]/)
      if (stop === 0) await page.locator('.skip-link:focus').waitFor()
    }

    for (let stop = 0; stop < 7; stop++) await page.keyboard.press('Shift+Tab')
    await page.locator('.skip-link:focus').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/contact#content')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(isFirstOfContent)).toBe(true)
  })

  it('opens a page from the menu', async () => {
    const page = await open('/', { viewport: phone })
    await page.getByRole('button', { name: 'Menu' }).focus()
    await page.keyboard.press('Enter')
    await isOpen(page, 'navigation-menu', true)

    for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')

    await arrived(page, '/logistiek')
    await page.locator('h1:focus').waitFor()
  })
})

const isFirstOfContent = `document.activeElement ===
  document.querySelector('main :is(a[href], button, input, select, textarea):not([tabindex="-1"], [type=hidden])')`

async function isOpen(page: Page, id: string, expected: boolean): Promise<void> {
  await expect.poll(() => page.locator(`#${id}:popover-open`).count()).toBe(expected ? 1 : 0)
}
