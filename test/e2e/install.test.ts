import type { Page } from 'playwright-core'
import sharp from 'sharp'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { barriersOn, rulesOfColour } from './support/axe.ts'
import { endTimers, longTimersWait } from './support/long-timers.ts'
import { arrived, until } from './support/page-state.ts'
import { firstPage, hydrated, newReader, open, type ReaderOptions } from './support/reader.ts'
import { openStatisticsDoor } from './support/statistics-door.ts'
import { product } from './support/this-product.ts'

const { siteUrl } = product

/** Makes the page look as if it was opened long ago. */
const longOpen = `{ const now = performance.now.bind(performance); performance.now = () => now() + 60_000 }`

/** Makes the page look as if it was opened four seconds ago, however long it takes. */
const justOpened = `performance.now = () => 4000; ${longTimersWait}`

/** Fires the prompt while the head is parsed, before any module has run. */
const asksEarly = `new MutationObserver((_, seen) => {
    if (!document.body) return
    seen.disconnect()
    window.askedTimes = 0
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    offer.prompt = async () => { window.askedTimes += 1 }
    offer.userChoice = Promise.resolve({ outcome: 'accepted' })
    window.wasTaken = !dispatchEvent(offer)
  }).observe(document, { childList: true, subtree: true })`

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

/** Safari on a phone: its features, and what it lacks. */
const asSafari = `delete window.onbeforeinstallprompt
  Object.defineProperty(Navigator.prototype, 'standalone', { value: false })`

describe('installing the app', () => {
  it('is offered next to the page once the browser can prompt, and reported when it is done', async () => {
    const door = await openStatisticsDoor()
    const page = await open('/contact', { ...door.through, before: longOpen })
    expect(await offersItself(page, 'accepted')).toBe(true)
    const sheet = page.getByRole('region', { name: 'Schakel als app' })
    await sheet.waitFor()
    expect(await page.evaluate('document.activeElement === document.body')).toBe(true)

    await sheet.getByRole('button', { name: 'Installeren' }).click()

    await sheet.waitFor({ state: 'detached' })
    expect(await page.evaluate('window.askedTimes')).toBe(1)
    await expect.poll(() => door.batches).toContainEqual({ events: [{ eventType: 'Install' }] })
    await page.evaluate("dispatchEvent(new Event('appinstalled')), null")
    await openMenu(page)
    expect(await page.getByRole('button', { name: 'Installeer de app' }).count()).toBe(0)
    expect(door.told().filter((told) => told === 'Install')).toEqual(['Install'])
  })

  it('is offered even if the browser prompted before anything but our head had loaded', async () => {
    const page = await open('/contact', { before: asksEarly })

    expect(await page.evaluate('window.wasTaken')).toBe(true)
    await openMenu(page)
    await page.getByRole('button', { name: 'Installeer de app' }).click()

    await until(page, 'window.askedTimes === 1')
  })

  it('waits until the reader has settled in', async () => {
    const page = await open('/contact', { before: justOpened })
    await offersItself(page, 'accepted')
    await openMenu(page)
    await page.getByRole('button', { name: 'Installeer de app' }).waitFor()

    expect(await page.locator('.install-sheet').count()).toBe(0)
    await endTimers(page, 6000)
    await page.locator('.install-sheet').waitFor()
  })

  it('is not offered again after a refusal, but stays in the menu', async () => {
    const page = await open('/contact', { before: longOpen })
    await offersItself(page, 'accepted')
    await page.getByRole('button', { name: 'Niet nu' }).click()
    await page.reload()
    await hydrated(page)

    await offersItself(page, 'accepted')
    await openMenu(page)

    await page.getByRole('button', { name: 'Installeer de app' }).waitFor()
    expect(await page.locator('.install-sheet').count()).toBe(0)
  })

  it('prompts immediately from the menu, and a refusal there counts as one', async () => {
    const page = await open('/en')
    await offersItself(page, 'dismissed')

    await openMenu(page)
    await page.getByRole('button', { name: 'Install the app' }).click()

    await until(page, 'window.askedTimes === 1')
    await until(page, "localStorage.getItem('install-declined') !== null")
  })

  it('leaves the page usable: links next to it work', async () => {
    const page = await open('/contact', { before: longOpen })
    await offersItself(page, 'accepted')
    await page.locator('.install-sheet').waitFor()

    await page.locator('.header-nav').getByRole('link', { name: 'Logistiek' }).click()

    await arrived(page, '/logistiek')
  })

  it('through the browser’s own menu is reported too', async () => {
    const door = await openStatisticsDoor()
    const page = await open('/contact', door.through)

    await page.evaluate("dispatchEvent(new Event('appinstalled')), null")

    await expect.poll(() => door.batches).toContainEqual({ events: [{ eventType: 'Install' }] })
  })

  it('is explained in Safari, on request', async () => {
    const page = await openInSafari('/contact', { viewport: { width: 360, height: 740 } })
    await openMenu(page)
    await page.getByRole('button', { name: 'Installeer de app' }).click()

    const sheet = page.getByRole('region', { name: 'Schakel als app' })
    await until(page, "document.activeElement.matches('.install-sheet')")
    expect(await sheet.innerText()).toContain('Zet op beginscherm')
    await page.keyboard.press('Escape')

    await sheet.waitFor({ state: 'detached' })
    await until(page, `document.activeElement.matches('[popovertarget="user-menu"]')`)
  })

  it.each([
    ['Chromium, which offers nothing', {}],
    ['the installed app', { userAgent: iPhone, before: asSafari.replace('false', 'true') }],
  ])('is not in the menu of %s', async (_, options) => {
    const page = await open('/contact', options)
    await openMenu(page)

    await page.waitForTimeout(2500)

    expect(await page.getByRole('button', { name: 'Installeer de app' }).count()).toBe(0)
  })

  it('keeps nobody from using the page, at any width and in dark', async () => {
    const page = await open('/contact', { before: longOpen })
    const sheet = '.install-sheet'
    await offersItself(page, 'accepted')
    await page.locator(sheet).waitFor()

    expect(await barriersOn(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await barriersOn(page, sheet)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await barriersOn(page, sheet, rulesOfColour)).toEqual([])
  })
})

describe('the manifest', () => {
  const Manifest = v.object({
    icons: v.array(v.object({ src: v.string(), sizes: v.string() })),
    shortcuts: v.array(v.object({ url: v.string() })),
    screenshots: v.array(
      v.object({ src: v.string(), sizes: v.string(), form_factor: v.picklist(['narrow', 'wide']) }),
    ),
  })

  it.each(['/', '/en', '/de'])('of %s is read by Chromium without a warning', async (path) => {
    const page = await open(path)
    const session = await page.context().newCDPSession(page)

    const { url, errors } = await session.send('Page.getAppManifest')

    expect(url).toBe(`${siteUrl}${path.replace(/^\/$/, '')}/manifest.webmanifest`)
    expect(errors).toEqual([])
  })

  it('lists pictures of the stated sizes, and pages that exist', async () => {
    const manifest = v.parse(Manifest, await (await fetch(`${siteUrl}/manifest.webmanifest`)).json())

    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
      const response = await fetch(`${siteUrl}${src}`)
      expect(response.status, src).toBe(200)
      if (sizes === 'any') continue
      const { width, height } = await sharp(await response.arrayBuffer()).metadata()
      expect(`${width}x${height}`, src).toBe(sizes)
    }
    for (const { url } of manifest.shortcuts) expect((await fetch(`${siteUrl}${url}`)).status, url).toBe(200)
    expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    )
  })
})

/**
 * Fires the install prompt as Chromium does once it knows a reader, which no test can wait for.
 * @returns Whether the page handled the event.
 */
function offersItself(page: Page, outcome: 'accepted' | 'dismissed'): Promise<boolean> {
  return page.evaluate<boolean>(`{
    window.askedTimes = 0
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    offer.prompt = async () => { window.askedTimes += 1 }
    offer.userChoice = Promise.resolve({ outcome: '${outcome}' })
    !dispatchEvent(offer)
  }`)
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('[popovertarget=user-menu]').click()
}

async function openInSafari(path: string, options: ReaderOptions): Promise<Page> {
  const page = await firstPage(await newReader({ ...options, userAgent: iPhone, before: asSafari }))
  await page.goto(path)
  await hydrated(page)
  return page
}
