import { describe, expect, it } from 'vitest'
import { translatedArticle } from './support/addresses.ts'
import { arrived } from './support/page-state.ts'
import { open } from './support/reader.ts'

const wide = { width: 1280, height: 800 }

/** Overlapping neighbours in the header, and items on a second line or outside the screen. */
const crowded = `(() => {
  const shown = [...document.querySelectorAll('.header .wordmark, .header-items a, .header-tools > *')].filter((item) => item.checkVisibility())
  const boxes = shown.map((item) => ({ name: item.textContent.trim(), ...item.getBoundingClientRect().toJSON() }))
  const header = document.querySelector('.header-row').getBoundingClientRect()
  return boxes.flatMap((box, index) => {
    const next = boxes[index + 1]
    return [
      ...(next && next.left < box.right - 0.5 ? [box.name + ' overlaps ' + next.name] : []),
      ...(box.top < header.top - 1 || box.bottom > header.bottom + 1 ? [box.name + ' is on a line of its own'] : []),
      ...(box.right > innerWidth + 0.5 ? [box.name + ' is outside of the screen'] : []),
    ]
  })
})()`

describe('the header', () => {
  it.each(['/', '/en', '/de'])('fits on one line at every screen width: %s', async (address) => {
    const page = await open(address)

    for (const width of [320, 360, 768, 1024, 1100, 1279, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect({ width, crowded: await page.evaluate<string[]>(crowded) }).toEqual({ width, crowded: [] })
    }
  })

  it('marks the section of an article, also after client-side navigation', async () => {
    const page = await open('/contact', { viewport: wide })
    const current = page.locator('.header-items [aria-current]')
    expect(await current.count()).toBe(0)

    await page.evaluate(`navigation.navigate('${translatedArticle.nl}').finished.then(() => null)`)
    await arrived(page, translatedArticle.nl)

    expect(await current.getAttribute('href')).toBe('/ecommerce')
    expect(await current.getAttribute('aria-current')).toBe('true')
  })
})

describe('the menu', () => {
  it('contains everything on a wide screen too', async () => {
    const page = await open('/', { viewport: wide })

    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.locator('#navigation-menu')
    await menu.getByRole('link', { name: 'Contact' }).click()

    await arrived(page, '/contact')
    await page.locator('h1:focus', { hasText: 'Contact' }).waitFor()
    await expect.poll(() => page.locator('#navigation-menu:popover-open').count()).toBe(0)
  })
})
