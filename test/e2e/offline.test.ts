import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { closedArticle, dutchArticle, translatedArticle } from './support/addresses.ts'
import { cachedPaths, offlineTroubles, openWithWorker, read, setOffline } from './support/offline.ts'
import { arrived, follow, isMarked, mark } from './support/page-state.ts'
import { hydrated, open } from './support/reader.ts'

describe('without a network', () => {
  it('shows the articles read most recently, and navigates between them', async () => {
    const page = await openWithWorker(dutchArticle)
    await read(page, dutchArticle)
    await read(page, translatedArticle.nl)
    await setOffline(page, true)

    await page.goto(`${dutchArticle}?utm_source=brief`)
    await hydrated(page)
    expect(await headingOf(page)).toContain('Smeets & Van Dael')
    await mark(page)
    await follow(page, translatedArticle.nl)
    await arrived(page, translatedArticle.nl)

    expect(await headingOf(page)).toContain('Kastanje Mode')
    expect(await isMarked(page)).toBe(true)
  })

  it('shows what can be read instead of a page, in its language', async () => {
    const page = await openWithWorker(translatedArticle.nl)
    await read(page, translatedArticle.nl)
    await setOffline(page, true)
    const pages = [
      ['/jobs', 'nl', 'Geen verbinding', 'Opnieuw proberen'],
      ['/en/jobs?q=planner', 'en', 'No connection', 'Try again'],
      ['/de/events', 'de', 'Keine Verbindung', 'Erneut versuchen'],
    ] as const

    for (const [path, language, heading, retry] of pages) {
      await page.goto(path)
      await page.locator('h1', { hasText: heading }).waitFor()

      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
      expect(await page.getByRole('link', { name: retry }).getAttribute('href')).toBe(path)
      const [found] = await page.locator('.offline-list a').all()
      expect(await found?.getAttribute('href')).toBe(translatedArticle.nl)
      expect(await found?.locator('xpath=ancestor-or-self::*[@lang][1]').getAttribute('lang')).toBe('nl')
      expect(await fontOf(page)).toContain('Newsreader')
    }
  })

  it('opens that page by a link as well, and the requested one once there is a network', async () => {
    const page = await openWithWorker('/ecommerce')
    await mark(page)
    await setOffline(page, true)

    await page.locator('.header-nav').getByRole('link', { name: 'Logistiek' }).click()
    await page.locator('h1', { hasText: 'Geen verbinding' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/logistiek')
    await setOffline(page, false)
    await page.getByText('Er is weer verbinding.').waitFor()
    await page.getByRole('link', { name: 'Opnieuw proberen' }).click()

    await page.locator('h1', { hasText: 'Logistiek' }).waitFor()
    expect(await isMarked(page)).toBe(true)
  })

  it('has nothing for pages with codes in their address: the browser shows its own error', async () => {
    const page = await openWithWorker('/', { allowed: [/ERR_FAILED/] })
    await setOffline(page, true)

    await expect(page.goto('/wachtwoord-reset?code=een-code')).rejects.toThrow(/ERR_/)
  })
})

it('stores the twenty articles read most recently, of those that everybody may read', async () => {
  const page = await openWithWorker('/logistiek')
  const articles = await articlesOf(page, ['/logistiek', '/ecommerce', '/fulfilment'], 22)

  for (const path of articles) await ask(page, path)
  await ask(page, closedArticle)

  await expect
    .poll(async () => (await cachedPaths(page, 'schakel-read')).sort())
    .toEqual(articles.slice(2).sort())
})

it('drops an article that no longer exists, and one that was closed since it was read', async () => {
  const page = await openWithWorker(dutchArticle, { allowed: [/answered 404/] })
  await read(page, dutchArticle)

  for (const path of ['/news/99999/verdwenen', closedArticle]) {
    // As it was read while everybody could.
    await page.evaluate(`caches.open('schakel-read').then(async (cache) => {
      const copy = await cache.match('${dutchArticle}')
      await cache.put('${path}', copy)
    })`)
    expect(await cachedPaths(page, 'schakel-read')).toContain(path)

    await ask(page, path)

    await expect.poll(() => cachedPaths(page, 'schakel-read')).toEqual([dutchArticle])
  }
})

it('lists the offline copies at its own address, and deletes them on request', async () => {
  const page = await openWithWorker(dutchArticle)
  await read(page, dutchArticle)

  await page.goto('/offline')
  await page.locator('h1', { hasText: 'Lezen zonder verbinding' }).waitFor()
  await page.locator('.offline-list a', { hasText: 'Smeets' }).waitFor()
  await page.getByRole('button', { name: 'Lijst wissen' }).click()

  await page.getByText('Op dit apparaat staat nog niets klaar').waitFor()
  expect(await cachedPaths(page, 'schakel-read')).toEqual([])
})

it('stores nothing when the reader saves data', async () => {
  const page = await openWithWorker('/', {
    before: "Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } })",
  })

  await page.goto(dutchArticle)
  await hydrated(page)
  await page.waitForTimeout(4500)

  expect(await cachedPaths(page, 'schakel-read')).toEqual([])
})

it('leaves an offline navigation to the browser if there is no service worker, and the reader can return', async () => {
  const page = await open('/ecommerce', { allowed: [...offlineTroubles, /Failed to fetch/] })
  await page.context().setOffline(true)

  await page.locator('.header-nav').getByRole('link', { name: 'Logistiek' }).click()
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/)
  await page.context().setOffline(false)
  await page.goBack()

  await arrived(page, '/ecommerce')
  await hydrated(page)
  await page.locator('.header-nav').getByRole('link', { name: 'Logistiek' }).click()
  await page.locator('h1', { hasText: 'Logistiek' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/logistiek')
})

/** Asks the service worker to save an article, as reading it does. */
function ask(page: Page, path: string): Promise<void> {
  return page.evaluate(`navigator.serviceWorker.ready.then(({ active }) =>
    new Promise((resolve) => {
      active.postMessage({ kind: 'keep', shelf: 'read', path: '${path}' })
      setTimeout(resolve, 60)
    }))`)
}

/** The metered articles of the sample content, and those for subscribers. */
const notFree = /^\/news\/(?:10[89]|11[56]|219|301|308|318)\//

async function articlesOf(page: Page, sections: string[], count: number): Promise<string[]> {
  const found = new Set<string>()
  for (const section of sections) {
    const html = await (await page.request.get(section)).text()
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
    for (const [, path = ''] of main.matchAll(/ href="(\/news\/\d+\/[^"#?]+)"/g))
      if (!notFree.test(path)) found.add(path)
  }
  return [...found].slice(0, count)
}

function headingOf(page: Page): Promise<string> {
  return page.locator('h1').innerText()
}

/** The font that actually renders the heading. */
function fontOf(page: Page): Promise<string> {
  return page.evaluate<string>(
    `document.fonts.ready.then(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family).join())`,
  )
}
