import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { arrived, follow } from './support/page-state.ts'
import { newReader, open } from './support/reader.ts'

const categories = '.job-shortcuts a svg'

describe('icons that editors chose', () => {
  it('are drawn in the document, without script and without a request', async () => {
    const page = await (await newReader({ javaScriptEnabled: false })).newPage()
    const asked = iconRequests(page)
    await page.goto('/jobs')

    await page.locator(categories).first().waitFor()

    expect(await page.locator(`${categories}:not(:has(path))`).count()).toBe(0)
    expect(asked).toEqual([])
  })

  it('stay as they are when script takes the page over', async () => {
    const page = await (await newReader()).newPage()
    const asked = iconRequests(page)
    await page.goto('/jobs')
    await page.locator('#user-menu [aria-pressed]').first().waitFor({ state: 'attached' })
    await page.waitForTimeout(300)

    expect(await page.locator(categories).count()).toBeGreaterThan(3)
    expect(await page.locator(`${categories}:not(:has(path))`).count()).toBe(0)
    expect(asked).toEqual([])
  })

  it('come from this site in one request when a link leads to them', async () => {
    const page = await open('/')
    const asked = iconRequests(page)

    await follow(page, '/jobs')
    await arrived(page, '/jobs')

    await expect.poll(() => page.locator(`${categories}:has(path)`).count()).toBeGreaterThan(3)
    expect(await page.locator(`${categories}:not(:has(path))`).count()).toBe(0)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatch(/\/_icons\/tabler\.json\?icons=/)
  })

  it('stay blank where they cannot be fetched, and the page is well without them', async () => {
    const context = await newReader({ allowed: [/_icons/, /No icon/, /Failed to load resource/] })
    const page = await context.newPage()
    await page.route(/_icons/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/')
    await page.locator('#user-menu [aria-pressed]').first().waitFor({ state: 'attached' })

    await follow(page, '/jobs')
    await arrived(page, '/jobs')

    await page.locator('.job-shortcuts a').first().waitFor()
    expect(await page.locator(categories).count()).toBeGreaterThan(3)
  })
})

function iconRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_icons/')) asked.push(request.url())
  })
  return asked
}
