import { describe, expect, it } from 'vitest'
import { missingPage, onePageOfEachKind, translatedArticle } from './support/addresses.ts'
import { barriersOn, rulesOfColour } from './support/axe.ts'
import { open, readOn } from './support/reader.ts'

const look = readOn()
const addresses = [...onePageOfEachKind, '/en', translatedArticle.de, missingPage, '/winactie-2023']

describe.each(addresses)('%s', (address) => {
  it('can be used by everyone, at any width, in light and dark', async () => {
    const page = await look(address, { allowed: [/answered (404|410)/, /status of (404|410)/] })
    const found: string[] = []

    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
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
