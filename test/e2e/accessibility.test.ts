import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { missingPage, samplePages, translatedArticle } from './support/addresses.ts'
import { open } from './support/reader.ts'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const run = `axe.run({ runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, any }) => id + ' at ' + target.join(' ') + ': ' + (any[0]?.message ?? help))))`

const addresses = [...samplePages, '/en', translatedArticle.de, missingPage, '/winactie-2023']

describe.each(addresses)('%s', (address) => {
  it('can be used by everyone, at any width, in light and dark', async () => {
    const page = await open(address, { allowed: [/answered (404|410)/, /status of (404|410)/] })
    await page.evaluate(`${axe}\n;null`)
    const found: string[] = []

    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const violations = await page.evaluate<string[]>(run)
        found.push(...violations.map((violation) => `${width} ${colorScheme}: ${violation}`))
      }
    }

    expect(found).toEqual([])
  })
})

it.each(['navigation-menu', 'user-menu'])('the open menu %s can be used by everyone', async (id) => {
  const page = await open('/', { viewport: { width: 360, height: 740 } })
  await page.evaluate(`${axe}\n;null`)

  await page.locator(`[popovertarget=${id}]`).click()

  expect(await page.evaluate<string[]>(run)).toEqual([])
})
