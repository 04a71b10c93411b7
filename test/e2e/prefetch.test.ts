import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { newReader, open, type ReaderOptions } from './support/reader.ts'

const saveData = `Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })`
const slowNetwork = `Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '2g' } })`

/** Tall enough for links to every kind of page to be in view. */
const tall = { width: 1280, height: 8000 }

describe('code of other pages', () => {
  it('is fetched after a second of rest, and the page then opens without asking for it', async () => {
    const { page, asked } = await openWatched('/', { viewport: tall })
    expect(asked).toEqual([])

    await expect.poll(() => asked.length, { timeout: 5000 }).toBeGreaterThan(3)
    const before = asked.length
    await page.waitForTimeout(300)
    await page.locator('.header-nav').getByRole('link', { name: 'Logistiek' }).click()
    await page.waitForURL('**/logistiek')

    expect(asked.slice(before)).toEqual([])
  })

  it('is fetched four at a time at most', async () => {
    const context = await newReader({ viewport: tall })
    const page = await context.newPage()
    const asked = new Set<string>()
    let underWay = 0
    let most = 0
    await page.goto('/')
    await page.route('**/assets/*Page-*.js', async (route) => {
      asked.add(route.request().url())
      underWay += 1
      most = Math.max(most, underWay)
      await page.waitForTimeout(300)
      underWay -= 1
      await route.continue()
    })

    await expect.poll(() => asked.size, { timeout: 5000 }).toBeGreaterThan(4)

    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(4)
    await page.waitForTimeout(500)
  })

  it.each([
    ['asks to save data', saveData],
    ['is slow', slowNetwork],
  ])('is not fetched ahead where the connection %s', async (_, before) => {
    const { page, asked } = await openWatched('/', { viewport: tall, before })

    await page.waitForTimeout(2000)

    expect(asked).toEqual([])
  })
})

it('fetches the data of a page that the pointer rests on, and shows it without asking again', async () => {
  const page = await open('/')
  const payloads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('_payload.json')) payloads.push(request.url())
  })
  const link = page.locator('.header-nav').getByRole('link', { name: 'Logistiek' })

  await link.hover()
  await expect.poll(() => payloads.length).toBe(1)
  await link.click()
  await page.locator('h1', { hasText: 'Logistiek' }).waitFor()

  expect(payloads).toHaveLength(1)
})

async function openWatched(path: string, options: ReaderOptions): Promise<{ page: Page; asked: string[] }> {
  const page = await open(path, options)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/\w+Page-.*\.js$/.test(request.url())) asked.push(request.url())
  })
  return { page, asked }
}
