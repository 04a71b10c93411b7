import { describe, expect, it } from 'vitest'
import { missingPage, onePageOfEachKind, translatedArticle } from './support/addresses.ts'
import { barriersOn, rulesOfColour } from './support/axe.ts'
import { nothing, outOfSight } from './support/out-of-sight.ts'
import { open, readOn } from './support/reader.ts'
import { product } from './support/this-product.ts'

const look = readOn()
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
  it('hydrates from the cache, fits any screen, and can be used by everyone, in light and dark', async () => {
    // The first answer may have been rendered for this reader.
    await (await fetch(new URL(address, product.siteUrl))).arrayBuffer()
    const page = await look(address, { allowed: [/answered (404|410)/, /status of (404|410)/] })
    const found: string[] = []

    // The narrowest is a screen of 1280 pixels at 400%.
    for (const width of [320, 720, 1024]) {
      await page.setViewportSize({ width, height: 700 })
      expect({ width, ...(await outOfSight(page)) }).toEqual({ width, ...nothing })
    }

    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect({ width, ...(await outOfSight(page)) }).toEqual({ width, ...nothing })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const violations = await barriersOn(page, 'html', colorScheme === 'dark' ? rulesOfColour : undefined)
        found.push(...violations.map((violation) => `${width} ${colorScheme}: ${violation}`))
      }
    }

    expect(found).toEqual([])
  })
})

it.each(['navigation-menu', 'user-menu'])('the open menu %s has no accessibility violations', async (id) => {
  const page = await open('/', { viewport: { width: 360, height: 740 } })

  await page.locator(`[popovertarget=${id}]`).click()

  expect(await barriersOn(page)).toEqual([])
})
