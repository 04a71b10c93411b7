import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../backend/free-port.ts'
import { dutchArticle, translatedArticle } from './support/addresses.ts'
import { openDoor } from './support/door.ts'
import { cacheNames, openWithWorker, read, workerAnswers } from './support/offline.ts'
import { isMarked, mark } from './support/page-state.ts'
import { hydrated, open } from './support/reader.ts'
import { startSite } from './support/run-product.ts'
import { product } from './support/this-product.ts'

const { siteUrl, secrets } = product

/** A service worker takes seconds: every question until then costs processor time. */
const patience = { timeout: 120_000, interval: 250 }
const nextBuild = '0123456789abcdef'

describe('the service worker of a new build', () => {
  it('waits for the next full load, and reloads nothing while somebody is reading', async () => {
    const { door, page } = await openBehindDoor('/')
    await mark(page)
    door.bringOut(nextBuild)

    await page.evaluate("document.dispatchEvent(new Event('schakel:check-build')), null")
    await expect.poll(() => hasWaiting(page), patience).toBe(true)
    expect(await isMarked(page)).toBe(true)
    await page.locator('.header-nav').getByRole('link', { name: 'Logistiek' }).click()
    await page.locator('h1', { hasText: 'Logistiek' }).waitFor()

    expect(await isMarked(page)).toBe(false)
    await expect.poll(() => cachedBuilds(page), patience).toEqual([nextBuild])
    expect(await hasWaiting(page)).toBe(false)
  })

  it('keeps files of the old build while a page or an offline copy needs them', async () => {
    const { door, page, build } = await openBehindDoor('/')
    await read(page, dutchArticle)
    const other = await page.context().newPage()
    await other.goto('/ecommerce')
    await hydrated(other)
    door.bringOut(nextBuild)
    await renew(page)

    // The browser lets the old one finish what it is busy with, such as an offline copy, so one load may not do.
    const waitsAfterFullLoad = async () => {
      await page.goto('/logistiek')
      await hydrated(page)
      return !(await tookOver(page))
    }
    await expect.poll(waitsAfterFullLoad, { ...patience, timeout: 300_000 }).toBe(false)
    expect(await cachedBuilds(page)).toEqual([build, nextBuild].sort())
    await other.close()
    // This also refreshes the copy of the old build.
    await read(page, translatedArticle.nl)

    await expect.poll(() => cachedBuilds(page), patience).toEqual([nextBuild])
  }, 420_000)
})

it('is registered once, however many pages are open', async () => {
  // Playwright counts those of earlier tests as well.
  const page = await openWithWorker('/', { isNew: true })
  const other = await page.context().newPage()
  await other.goto('/ecommerce')
  await workerAnswers(other)
  await page.reload()
  await workerAnswers(page)

  expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then(({ length }) => length)')).toBe(
    1,
  )
  expect(page.context().serviceWorkers()).toHaveLength(1)
})

it('is not registered for bots', async () => {
  const page = await open('/', { serviceWorkers: 'allow', userAgent: 'Googlebot/2.1' })
  await page.waitForTimeout(3000)

  expect(await page.evaluate('navigator.serviceWorker.getRegistrations().then(({ length }) => length)')).toBe(
    0,
  )
})

it('is removed, with everything it stored, when operators switch it off', async () => {
  const { door, page } = await openBehindDoor('/', [/\/media\//, /fetching the script/, /\/sw\.js/])
  await read(page, dutchArticle)
  const after = await startSite({
    port: await freePort(),
    cmsUrl: product.gatewayUrl,
    secrets: { ...secrets, SERVICE_WORKER: 'off' },
  })
  onTestFinished(after.stop)
  await page.goto('about:blank')
  door.leadTo(after.url)

  await page.goto('/logistiek')
  await hydrated(page)

  await expect.poll(() => cacheNames(page), patience).toEqual([])
  await expect
    .poll(
      () => page.evaluate('navigator.serviceWorker.getRegistrations().then(({ length }) => length)'),
      patience,
    )
    .toBe(0)
  await page.goto('/fulfilment')
  await page.locator('h1', { hasText: 'Fulfilment' }).waitFor()
})

async function openBehindDoor(path: string, allowed: RegExp[] = []) {
  const build = await buildOf(siteUrl)
  const door = await openDoor(siteUrl, build)
  onTestFinished(door.stop)
  const page = await openWithWorker(path, { baseURL: door.url, allowed: [/other site/, ...allowed] })
  return { door, page, build }
}

async function buildOf(origin: string): Promise<string> {
  const response = await fetch(`${origin}/builds/latest.json`)
  const { id }: { id: string } = await response.json()
  return id
}

/** The builds whose files are cached. */
async function cachedBuilds(page: Page): Promise<string[]> {
  const prefix = 'schakel-build-'
  const names = (await cacheNames(page)).filter((name) => name.startsWith(prefix))
  return names.map((name) => name.slice(prefix.length)).sort()
}

function hasWaiting(page: Page): Promise<boolean> {
  return page.evaluate<boolean>(
    'navigator.serviceWorker.getRegistration().then(({ waiting }) => Boolean(waiting))',
  )
}

/**
 * Whether the service worker that waits takes over within a minute and a half. A page asks it to once the browser is idle, which takes long on
 * a busy machine: one that is left before that never asks. If the old one is busy just then, Chromium waits until nothing was asked of it for
 * half a minute, since Playwright is attached to it; the next load would make that half a minute begin again.
 */
function tookOver(page: Page): Promise<boolean> {
  return expect
    .poll(() => hasWaiting(page), { timeout: 90_000, interval: 250 })
    .toBe(false)
    .then(
      () => true,
      () => false,
    )
}

/**
 * Makes the browser check for a new service worker now, as it does automatically after navigations, until that of the next build is there.
 * It may have taken over by then: a page that was just opened activates it. And a check that began before the build was released answers
 * everyone who asks meanwhile, so it is repeated.
 */
async function renew(page: Page): Promise<void> {
  const isHere = async () => {
    await page.evaluate(
      'navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => null)',
    )
    const isInstalling = await page.evaluate<boolean>(
      'navigator.serviceWorker.getRegistration().then(({ installing }) => Boolean(installing))',
    )
    return !isInstalling && (await cachedBuilds(page)).includes(nextBuild)
  }
  await expect.poll(isHere, patience).toBe(true)
}
