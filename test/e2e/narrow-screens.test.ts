import { expect, it } from 'vitest'
import { missingPage, samplePages, translatedArticle } from './support/addresses.ts'
import { open } from './support/reader.ts'

/** Text that begins or ends outside of the screen, other than in boxes that scroll by themselves. */
const outOfSight = `[...document.querySelectorAll('body *')].filter((element) => {
  if (![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())) return false
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  const { left, right, width, height } = element.getBoundingClientRect()
  if (width <= 1 || height <= 1 || (left >= -1 && right <= innerWidth + 1)) return false
  for (let box = element; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box !== document.documentElement) return false
  return !element.closest('.skip-link')
}).map((element) => element.tagName + '.' + element.className + ': ' + element.textContent.slice(0, 60))`

it.each([...samplePages, '/en', translatedArticle.de, '/de/tags-overzicht', missingPage])(
  '%s fits a screen of 320 pixels, and one that is magnified twice',
  async (address) => {
    const page = await open(address, { allowed: [/404/] })

    for (const width of [320, 360, 720, 1024]) {
      await page.setViewportSize({ width, height: 700 })
      const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
      expect({
        width,
        overflow: Math.max(0, overflow),
        lost: await page.evaluate<string[]>(outOfSight),
      }).toEqual({
        width,
        overflow: 0,
        lost: [],
      })
    }
  },
)
