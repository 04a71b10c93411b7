import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { open } from './support/reader.ts'

// Past events stay past, so these hold on any day.
const past = '/events?past=1'

describe.each([
  ['without script', false],
  ['with script', true],
])('the events page, %s', (_, javaScriptEnabled) => {
  it('has filters as links, each with its number of results', async () => {
    const page = await open(past, { javaScriptEnabled, viewport: { width: 1280, height: 900 } })
    const all = await rowsOf(page)

    await page.getByRole('link', { name: /^Fulfilment\b.*\d/ }).click()
    await page.waitForURL('**/events?past=1&section=fulfilment')
    const inSection = await rowsOf(page)
    await page.getByRole('link', { name: /^Den Bosch\b.*1 evenement$/ }).click()
    await page.waitForURL('**/events?past=1&city=den-bosch&section=fulfilment')

    expect(inSection).toBeLessThan(all)
    expect(await rowsOf(page)).toBe(1)
    expect(await page.locator('.event-choice[aria-current=true]').count()).toBe(2)
  })

  it('removes a filter by the same link, and all of them by one', async () => {
    const page = await open(`${past}&city=den-bosch&section=fulfilment`, {
      javaScriptEnabled,
      viewport: { width: 1280, height: 900 },
    })

    await page.getByRole('link', { name: /^Den Bosch\b.*Verwijder dit filter$/ }).click()
    await page.waitForURL('**/events?past=1&section=fulfilment')
    await page.getByRole('link', { name: 'Alle filters wissen' }).click()

    await page.waitForURL('**/events?past=1')
    expect(await rowsOf(page)).toBeGreaterThan(1)
  })

  it('opens its filters on a phone', async () => {
    const page = await open(past, { javaScriptEnabled, viewport: { width: 360, height: 740 } })
    const filter = page.getByRole('link', { name: /^E-commerce\b.*evenement/, includeHidden: true })
    expect(await filter.isVisible()).toBe(false)

    await page.getByText('Filteren', { exact: true }).click()
    await filter.click()

    await page.waitForURL('**/events?past=1&section=*')
  })

  it('links to an event, and the event to past ones', async () => {
    const page = await open(`${past}&city=tilburg`, { javaScriptEnabled })

    await page.locator('main').getByRole('link', { name: 'Dag van de Retour 2026' }).click()

    await page.waitForURL('**/events/dag-van-de-retour-2026')
    await page.getByText('Dit evenement is geweest.').waitFor()
    expect(await page.locator('h1').count()).toBe(1)
  })
})

it('an event can be added to a calendar', async () => {
  const page = await open('/events/dag-van-de-stadsdistributie-2027')
  const address = await page.evaluate('location.pathname')

  const response = await page.request.get(`${address}.ics`)

  expect(response.status()).toBe(200)
  expect(await response.text()).toContain('SUMMARY:Dag van de Stadsdistributie')
})

async function rowsOf(page: Page): Promise<number> {
  return page.locator('.event-row').count()
}
