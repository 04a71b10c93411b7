import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** How far the page is scrolled, in CSS pixels. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate<number>('Math.round(scrollY)')
}

/** Scrolls there, and gives the browser the moment in which it notes the place in its history. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    scrollTo({ top: ${top}, behavior: 'instant' })
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })`)
}

/** What the page says, as a reader sees it. */
export function textOf(page: Page): Promise<string> {
  return page.locator('main').innerText()
}

/** Puts a mark on the document that no full load survives. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate('window.marked = true, null')
}

/** Tells whether the document is still the marked one. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate<boolean>('window.marked === true')
}

/** How many entries the tab's history has. */
export function historyLength(page: Page): Promise<number> {
  return page.evaluate<number>('history.length')
}

/** Waits until an expression holds in the page. */
export function until(page: Page, expression: string): Promise<void> {
  return expect.poll(() => page.evaluate(expression), { interval: 30 }).toBe(true)
}

/** Waits until a navigation has ended at a path. */
export async function arrived(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path)
  await until(page, 'navigation.transition === null')
}

/** Adds a link to the page, wherever it is scrolled to, in place of one that was added before, and follows it. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate(`document.getElementById('added-link')?.remove()
    document.querySelector('main').prepend(Object.assign(document.createElement('a'), {
    id: 'added-link', href: ${JSON.stringify(href)}, textContent: 'Lees verder' }))
    document.getElementById('added-link').style.cssText = 'position: fixed; inset: 50% auto auto 0; z-index: 9'`)
  await page.locator('#added-link').click()
}

/** The attribute of the root element, such as `lang`; null without it. */
export function rootAttribute(page: Page, name: string): Promise<string | null> {
  return page.locator('html').getAttribute(name)
}
