import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { entrances, missingPage, onePageOfEachKind, translatedArticle } from './support/addresses.ts'
import { barriersButColours, barriersOn, coloursJudged } from './support/axe.ts'
import { addUpShifts, fontsOf, frames, holdFonts, ownFonts } from './support/late-fonts.ts'
import { offline } from './support/online.ts'
import { addEverySheet, applyEverySheet, rememberLook, scrollThrough } from './support/other-styles.ts'
import { nothing, outOfSight } from './support/out-of-sight.ts'
import { hydrated, open, readOn, takenOver } from './support/reader.ts'
import { product } from './support/this-product.ts'

const look = readOn({ viewport: { width: 390, height: 844 }, before: offline + addUpShifts })
const coloursOn = coloursJudged()
const addresses = [
  ...onePageOfEachKind,
  '/en',
  translatedArticle.de,
  '/de/tags-overzicht',
  missingPage,
  '/winactie-2023',
]

// What is looked at on every kind of page is looked at in one visit: loading the pages costs more than most of these checks.
describe.each(addresses)('%s', (address) => {
  it('hydrates from the cache, stays as it is when fonts and styles come, fits any screen, and can be used by everyone', async () => {
    // The first answer may have been rendered for this reader.
    await (await fetch(new URL(address, product.siteUrl))).arrayBuffer()
    const page = await look(address, {
      allowed: [/answered (404|410)/, /status of (404|410)/],
      visit: withLateFonts,
    })
    // The narrowest is a screen of 1280 pixels at 400%.
    await fits(page, { width: 320, height: 700 })
    const found = await barriersAt(page, { width: 360, height: 900 }, barriersOn)
    // From the widest on: what a browser has larger, it does not fetch smaller.
    found.push(...(await barriersAt(page, { width: 1440, height: 900 }, wideBarriersOn)))
    expect(found).toEqual([])
    await staysAsItIs(page, entrances.includes(address))
    for (const width of [1024, 720]) await fits(page, { width, height: 700 })
  })
})

it.each(['navigation-menu', 'user-menu'])('the open menu %s has no accessibility violations', async (id) => {
  const page = await open('/', { viewport: { width: 360, height: 740 } })

  await page.locator(`[popovertarget=${id}]`).click()

  expect(await barriersOn(page)).toEqual([])
})

/** Opens a page whose fonts come late, and styles of other pages after them: nothing shifts. It is left as if they had come in time. */
async function withLateFonts(page: Page, address: string): Promise<void> {
  const fonts = await holdFonts(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await takenOver(page)
  await frames(page)

  await fonts.release()
  // Chromium looks for fonts again as a stylesheet comes that isn't the last of the page. Of those fetched ahead, few are.
  await addEverySheet(page, 'first')
  await frames(page)

  expect(await page.evaluate('shifted')).toBe(0)
  expect(await fontsOf(page)).not.toContainEqual(expect.stringMatching(ownFonts))
  await applyEverySheet(page, false)
  await page.evaluate('delete document.documentElement.dataset.fonts')
  await hydrated(page)
}

async function fits(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  expect({ ...size, ...(await outOfSight(page)) }).toEqual({ ...size, ...nothing })
}

/** What keeps people from using the page as it is now, by all rules; of texts that are alike, the colours of some. */
async function wideBarriersOn(page: Page): Promise<string[]> {
  return [...(await barriersButColours(page)), ...(await coloursOn(page))]
}

/** What keeps people from using the page at a size that it fits, in light and dark. */
async function barriersAt(
  page: Page,
  size: { width: number; height: number },
  inLight: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  await fits(page, size)
  const light = await inLight(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await coloursOn(page)
  await page.emulateMedia({ colorScheme: 'light' })
  return [
    ...light.map((violation) => `${size.width} light: ${violation}`),
    ...dark.map((violation) => `${size.width} dark: ${violation}`),
  ]
}

/** The styles of all other pages change nothing, also where a reader has come by those first. */
async function staysAsItIs(page: Page, alsoFirst: boolean): Promise<void> {
  await scrollThrough(page)
  const changes = await rememberLook(page)
  await addEverySheet(page, 'last')
  expect(await changes()).toEqual([])
  // Other ways through the site bring styles in another order. Those that come first lose against the page's own, which the others did not, so few pages suffice.
  if (!alsoFirst) return
  await applyEverySheet(page, true)
  expect(await changes()).toEqual([])
}
