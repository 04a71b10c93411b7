import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { arrived, isMarked, mark, textOf } from './support/page-state.ts'
import { firstPage, hydrated, newReader, open, type ReaderOptions } from './support/reader.ts'

/** Time enough for a load that should not be, in milliseconds. */
const loopMs = 1000

const otherBuild = { id: 'other-build', timestamp: 1_800_000_000_000 }

describe('a page of a build that has been replaced', () => {
  it('loads the next page in full, once', async () => {
    const page = await open('/contact')
    await mark(page)
    await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: otherBuild }))
    await checkBuild(page)
    expect(await isMarked(page)).toBe(true)

    await openSection(page, 'Logistiek')
    expect(await isMarked(page)).toBe(false)
    await hydrated(page)
    await mark(page)
    await openSection(page, 'Fulfilment')

    expect(await isMarked(page)).toBe(true)
  })

  it('also notices that its own manifest is gone', async () => {
    const page = await open('/contact', { allowed: [/builds\/meta/] })
    await mark(page)
    await page.route('**/builds/meta/*', (route) => route.fulfill({ status: 404, json: {} }))
    const answered = page.waitForResponse('**/builds/meta/*')
    await page.evaluate("document.dispatchEvent(new Event('schakel:check-build')), null")
    await answered

    await openSection(page, 'Logistiek')

    expect(await isMarked(page)).toBe(false)
  })

  it('stays while its build is the latest', async () => {
    const page = await open('/contact')
    await mark(page)
    await checkBuild(page)

    await openSection(page, 'Logistiek')

    expect(await isMarked(page)).toBe(true)
  })

  it('does not mistake an HTML page for a new manifest', async () => {
    const page = await open('/contact', { allowed: [/without a build manifest/] })
    await mark(page)
    await page.route('**/builds/latest.json*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>' }),
    )
    await checkBuild(page)

    await openSection(page, 'Logistiek')

    expect(await isMarked(page)).toBe(true)
  })

  it('reloads for data of the new build, and never in a loop', async () => {
    const page = await openTimeless('/contact')
    await mark(page)
    await page.route('**/logistiek/_payload.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), build: otherBuild.id } })
    })

    await openSection(page, 'Logistiek')
    expect(await isMarked(page)).toBe(false)
    await hydrated(page)
    await mark(page)
    await openSection(page, 'Fulfilment')
    await openSection(page, 'Logistiek')

    await page.locator('h1', { hasText: 'Logistiek' }).waitFor()
    expect(await isMarked(page)).toBe(true)
  })
})

describe('a page whose code cannot be fetched', () => {
  const allowed = [/SectionPage/, /Failed to fetch dynamically imported module/]

  it('is loaded at its own address, once, and is readable without script', async () => {
    const page = await openTimeless('/contact', { allowed })
    const loads = documentsAt(page, '/logistiek')
    await page.route('**/assets/SectionPage-*.js', (route) => route.abort())

    await openSection(page, 'Logistiek')
    await expect.poll(() => loads).toEqual([{ hasGivenUp: true }])
    await page.waitForTimeout(loopMs)

    expect(loads).toHaveLength(1)
    expect(await textOf(page)).toContain('Logistiek')
  })

  it('is reloaded once when it was opened directly', async () => {
    const page = await newTimeless({ allowed })
    const loads = documentsAt(page, '/logistiek')
    await page.route('**/assets/SectionPage-*.js', (route) => route.abort())

    await page.goto('/logistiek')
    await expect.poll(() => loads).toEqual([{ hasGivenUp: true }, { hasGivenUp: true }])
    await page.waitForTimeout(loopMs)

    expect(loads).toHaveLength(2)
    expect(await textOf(page)).toContain('Logistiek')
  })

  it('shows the error screen if a reload was just tried', async () => {
    const page = await openTimeless('/contact', { allowed })
    await page.route('**/assets/SectionPage-*.js', (route) => route.abort())
    await page.evaluate(
      "sessionStorage.setItem('reload', JSON.stringify({ path: '/logistiek', expires: Date.now() + 10_000 }))",
    )

    await page.locator('.header-nav').getByRole('link', { name: 'Logistiek' }).click()

    await page.locator('h1', { hasText: 'Er is iets fout gegaan' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/logistiek')
  })
})

async function openSection(page: Page, name: string): Promise<void> {
  await page.locator('.header-nav').getByRole('link', { name }).click()
  await arrived(page, `/${name.toLowerCase()}`)
}

/** Makes the page check for the latest build now instead of once an hour. */
async function checkBuild(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/builds/latest.json*')
  await page.evaluate("document.dispatchEvent(new Event('schakel:check-build')), null")
  await (await answered).finished()
}

/** A page whose time stands still: a path is not reloaded again for ten seconds, and a busy machine may take longer for a load. */
async function newTimeless(options: ReaderOptions = {}): Promise<Page> {
  const before = `{ const now = ${Date.now()}; Date.now = () => now }`
  return firstPage(await newReader({ ...options, before }))
}

async function openTimeless(path: string, options: ReaderOptions = {}): Promise<Page> {
  const page = await newTimeless(options)
  await page.goto(path)
  await hydrated(page)
  return page
}

/** Loads of a path, oldest first, and whether the document has said that its code does not come. */
function documentsAt(page: Page, path: string): { hasGivenUp: boolean }[] {
  const loads: { hasGivenUp: boolean }[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === path)
      loads.push({ hasGivenUp: false })
  })
  page.on('console', (message) => {
    const last = loads.at(-1)
    if (last && message.text().includes('dynamically imported module')) last.hasGivenUp = true
  })
  return loads
}
