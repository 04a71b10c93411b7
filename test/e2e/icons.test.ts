import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { arrived, follow } from './support/page-state.ts'
import { firstPage, newReader, open } from './support/reader.ts'

const categories = '.job-shortcuts a svg'

describe('icons chosen by editors', () => {
  it('are drawn in the document, without script and without a request', async () => {
    const page = await firstPage(await newReader({ javaScriptEnabled: false }))
    const asked = iconRequests(page)
    await page.goto('/jobs')

    await page.locator(categories).first().waitFor()

    expect(await page.locator(`${categories}:not(:has(path))`).count()).toBe(0)
    expect(asked).toEqual([])
  })

  it('stay the same during hydration', async () => {
    const page = await firstPage(await newReader())
    const asked = iconRequests(page)
    await page.goto('/jobs')
    await page.locator('#user-menu [aria-pressed]').first().waitFor({ state: 'attached' })
    await page.waitForTimeout(300)

    expect(await page.locator(categories).count()).toBeGreaterThan(3)
    expect(await page.locator(`${categories}:not(:has(path))`).count()).toBe(0)
    expect(asked).toEqual([])
  })

  it('come from this site in one request after client-side navigation', async () => {
    const page = await open('/contact')
    const asked = iconRequests(page)

    await follow(page, '/jobs')
    await arrived(page, '/jobs')

    await expect.poll(() => page.locator(`${categories}:has(path)`).count()).toBeGreaterThan(3)
    expect(await page.locator(`${categories}:not(:has(path))`).count()).toBe(0)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatch(/\/_icons\/tabler\.json\?icons=/)
  })

  it('stay blank if they cannot be fetched, and the page works without them', async () => {
    const context = await newReader({ allowed: [/_icons/, /No icon/, /Failed to load resource/] })
    const page = await firstPage(context)
    await page.route(/_icons/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/')
    await page.locator('#user-menu [aria-pressed]').first().waitFor({ state: 'attached' })

    await follow(page, '/jobs')
    await arrived(page, '/jobs')

    await page.locator('.job-shortcuts a').first().waitFor()
    expect(await page.locator(categories).count()).toBeGreaterThan(3)
  })
})

describe('the loader of icons', () => {
  it('gives up a host that does not answer after 5 s, past the 750 ms after which it would try another', async () => {
    // Its clock is never set right again.
    const page = await open('/contact', { allowed: [/No icon/], before: notesOfLoader, isNew: true })
    await page.route(/_icons/, () => {})
    // Events that come from the future are refused, and the page's clock is ahead.
    await page.route('**/api/statistics', (route) => route.fulfill({ status: 204 }))
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const stepMs = 20

    await page.evaluate("navigation.navigate('/jobs'), null")
    await expect
      .poll(async () => {
        await page.clock.runFor(stepMs)
        return page.evaluate<number>('loaderNotes.asked.length')
      }, patient)
      .toBe(1)
    await page.clock.runFor(10_000)

    const { asked, gaveUp } = await page.evaluate<LoaderNotes>('loaderNotes')
    expect(asked).toHaveLength(1)
    expect(gaveUp.length).toBeGreaterThan(3)
    // The page's time advances in steps.
    for (const at of gaveUp) {
      expect(at - (asked[0] ?? 0)).toBeGreaterThanOrEqual(750 + 5000)
      expect(at - (asked[0] ?? 0)).toBeLessThan(750 + 5000 + stepMs)
    }
    expect(await page.locator(`${categories}:has(path)`).count()).toBe(0)
  })

  it('splits names over several requests before an address exceeds 500 characters', async () => {
    const page = await open('/contact')
    const asked = iconRequests(page)
    await page.route('**/jobs/_payload.json', async (route) => {
      const response = await route.fetch()
      let count = 0
      const named = () => `"icon":"tabler:${longName(++count)}"`
      const body = (await response.text()).replace(/"icon":"tabler:[^"]+"/g, named)
      await route.fulfill({ response, body })
    })
    await page.route(/_icons/, (route) =>
      route.fulfill({
        json: {
          prefix: 'tabler',
          icons: Object.fromEntries(
            namesIn(route.request().url()).map((name) => [name, { body: '<path d="M3 7l9 6"/>' }]),
          ),
        },
      }),
    )

    await follow(page, '/jobs')
    await arrived(page, '/jobs')

    await expect.poll(() => page.locator(`${categories}:has(path)`).count(), patient).toBeGreaterThan(6)
    expect(asked.length).toBeGreaterThan(1)
    for (const address of asked) expect(address.length).toBeLessThanOrEqual(500)
    const names = asked.flatMap(namesIn)
    expect(new Set(names).size).toBe(names.length)
    // Another name would not have fitted into the first one.
    expect(Math.max(...asked.map(({ length }) => length)) + longName(1).length).toBeGreaterThan(500)
  })
})

const patient = { timeout: 120_000 }

/** When the loader sent a request, and when it gave an icon up, in milliseconds of the page's own clock. */
interface LoaderNotes {
  asked: number[]
  gaveUp: number[]
}

const notesOfLoader = `
  const notes = window.loaderNotes = { asked: [], gaveUp: [] }
  const { fetch } = window
  window.fetch = (address, options) => {
    if (String(address).includes('/_icons/')) notes.asked.push(Date.now())
    return fetch(address, options)
  }
  const { warn } = console
  console.warn = (...words) => {
    if (String(words[0]).startsWith('No icon')) notes.gaveUp.push(Date.now())
    warn(...words)
  }`

/** A name of which five fit into one address. */
function longName(index: number): string {
  return `icon-${index}-${'x'.repeat(80)}`
}

function namesIn(address: string): string[] {
  return new URL(address).searchParams.get('icons')?.split(',') ?? []
}

function iconRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_icons/')) asked.push(request.url())
  })
  return asked
}
