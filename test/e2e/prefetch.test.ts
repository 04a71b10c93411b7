import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, newReader, open, type ReaderOptions } from './support/reader.ts'

const saveData = `Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })`
const slowNetwork = `Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '2g' } })`

/** Code of every page but the front page, where these tests begin. */
const otherPages = /\/assets\/(?!Home)\w+Page-[^/]*\.js$/

/** Tall enough for links to every kind of page to be visible. */
const tall = { width: 1280, height: 8000 }

describe('code of other pages', () => {
  it('is fetched while the reader is idle, and the page then opens without requesting it', async () => {
    const { page, asked } = await openWatched({})
    await expect.poll(() => asked.length).toBeGreaterThan(3)
    const before = await settled(() => asked.length)
    await page.locator('.header-nav').getByRole('link', { name: 'Logistiek' }).click()
    await page.waitForURL('**/logistiek')

    expect(asked.slice(before)).toEqual([])
  })

  it('is fetched at most four files at a time', async () => {
    const page = await (await newReader({ viewport: tall, isNew: true })).newPage()
    const asked = new Set<string>()
    let underWay = 0
    let most = 0
    await page.route(otherPages, async (route) => {
      asked.add(route.request().url())
      underWay += 1
      most = Math.max(most, underWay)
      await setTimeout(300)
      underWay -= 1
      await route.continue()
    })

    await page.goto('/')
    await expect.poll(() => asked.size).toBeGreaterThan(4)
    await expect.poll(() => underWay).toBe(0)

    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(4)
  })

  it.each([
    ['asks to save data', saveData],
    ['is slow', slowNetwork],
  ])('is not prefetched if the connection %s', async (_, before) => {
    const { page, asked } = await openWatched({ before })

    await page.waitForTimeout(2000)

    expect(asked).toEqual([])
  })
})

it('fetches the data of a page when the pointer rests on its link, and uses it without another request', async () => {
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

it('does not prefetch a short link, since requesting it counts as a click', async () => {
  const page = await open('/')
  const payloads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('_payload.json')) payloads.push(new URL(request.url()).pathname)
  })
  await page.evaluate(`document.querySelector('main').insertAdjacentHTML('afterbegin',
    '<p><a href="/l/2">Eén</a> <a href="/c?id=5">Twee</a> <a href="/contact">Drie</a></p>')`)

  for (const name of ['Eén', 'Twee', 'Drie']) {
    await page.locator('main').getByRole('link', { name, exact: true }).first().hover()
    await page.waitForTimeout(200)
  }

  await expect.poll(() => payloads).toEqual(['/contact/_payload.json'])
})

async function openWatched(options: ReaderOptions): Promise<{ page: Page; asked: string[] }> {
  const page = await (await newReader({ viewport: tall, isNew: true, ...options })).newPage()
  const asked: string[] = []
  page.on('request', (request) => {
    if (otherPages.test(request.url())) asked.push(request.url())
  })
  await page.goto('/')
  await hydrated(page)
  return { page, asked }
}

/** The value of a number once it has not changed for a second. */
async function settled(read: () => number): Promise<number> {
  for (let before = -1; ; await setTimeout(1000)) {
    if (read() === before) return before
    before = read()
  }
}
