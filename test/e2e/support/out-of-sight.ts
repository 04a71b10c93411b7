import type { Page } from 'playwright-core'

/** What a page loses beside the screen. */
export interface OutOfSight {
  /** How far it scrolls sideways, in pixels. */
  overflow: number
  /** Text that begins or ends outside of the screen, other than in boxes that scroll by themselves. */
  lost: string[]
}

/** What fits the screen leaves. */
export const nothing: OutOfSight = { overflow: 0, lost: [] }

/** Looks for what does not fit the screen as it is now. */
export async function outOfSight(page: Page): Promise<OutOfSight> {
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  return { overflow: Math.max(0, overflow), lost: await page.evaluate<string[]>(lostText) }
}

const lostText = `[...document.querySelectorAll('body *')].filter((element) => {
  if (![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())) return false
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  const { left, right, width, height } = element.getBoundingClientRect()
  if (width <= 1 || height <= 1 || (left >= -1 && right <= innerWidth + 1)) return false
  for (let box = element; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box !== document.documentElement) return false
  return !element.closest('.skip-link')
}).map((element) => element.tagName + '.' + element.className + ': ' + element.textContent.slice(0, 60))`
