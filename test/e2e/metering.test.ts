import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { arrived, until } from './support/page-state.ts'
import { newReader } from './support/reader.ts'

/** As many metered articles of the sample content as a month has for free. */
const free = [
  '/news/108/winkelrijk-laat-vanaf-maart-andere-verkopers-toe',
  '/news/116/webwinkels-zetten-het-telefoonnummer-terug-op-de-site',
  '/news/219/gedeelde-stroomaansluiting-waalwijk',
]
const oneMore = '/news/301/minimagazijn-in-de-stad-zoekt-een-nieuwe-rol'

/** Without a session, which would come from the page's clock, and be in the future. */
const privacyControl = `Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })`

const closed = 'U hebt uw 3 vrije artikelen van deze maand gelezen'

/** How long an article must be in view to count as read, in milliseconds; events are otherwise sent every ten seconds. */
const lookMs = 1000

it('whoever reads quickly still gets no more articles than a month has for free', async () => {
  // Its clock is taken over, and stays so for whoever has the profile next.
  const context = await newReader({ isNew: true, before: privacyControl })
  const page = await context.newPage()
  await page.goto('/logistiek')
  await until(page, "performance.getEntriesByName('schakel:counting').length > 0")
  await page.clock.install()
  // Only a read passes time, so that nothing is sent because ten seconds are over, and the next page waits for as long as it takes.
  await page.clock.pauseAt(Date.now() + 1000)

  for (const path of free) {
    await goTo(page, path)
    await page.clock.runFor(lookMs)
  }
  await goTo(page, oneMore)

  await page.getByRole('heading', { name: closed }).waitFor()
  // What has been read stays open.
  await goTo(page, free[0] ?? '')
  expect(await page.getByRole('heading', { name: closed }).count()).toBe(0)
})

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(`navigation.navigate(${JSON.stringify(path)}), null`)
  await arrived(page, path)
}
