import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { entrances } from './support/addresses.ts'
import { online } from './support/online.ts'
import { rememberLook, scrollThrough } from './support/other-styles.ts'
import { hydrated, newReader } from './support/reader.ts'

/** Files loaded with the code of another page. */
const ofOtherPages = /\/assets\/(?:\w+Page-[^/]*\.js|[^/]*\.css)$/

// Four pages are enough. Prefetching imports the code of other pages, and that brings their stylesheets: every-page.test.ts adds all there
// are to every kind of page, in either order. Some of them cannot do what all of them don't, because no sheet sets another's classes
// (`scripts/check-styles.ts`). What is left is whether prefetching brings anything else, and whether a module changes something as it is
// imported, neither of which depends on the page: the front page, an article, a list with filters and a form.
it.each(entrances)('%s looks the same when the browser has prefetched other pages', async (path) => {
  const { page, prefetch } = await openAlone(path)
  await scrollThrough(page)
  const changes = await rememberLook(page)

  const fetched = await prefetch()

  expect(fetched).toBeGreaterThan(0)
  expect(await changes()).toEqual([])
})

/** Opens a page that gets no code of other pages before `prefetch`; this one tells how many files came. */
async function openAlone(path: string): Promise<{ page: Page; prefetch: () => Promise<number> }> {
  const page = await (await newReader({ before: online })).newPage()
  const opened = Promise.withResolvers<void>()
  const own = new Set<string>()
  let held = 0
  await page.route(ofOtherPages, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (own.size > 0 && !own.has(pathname)) {
      held += 1
      await opened.promise
    }
    await route.continue()
  })
  await page.route(
    (url) => url.pathname === path.split('?', 1)[0],
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      for (const [, file] of html.matchAll(/href="(\/assets\/[^"]+)"/g)) if (file) own.add(file)
      await route.fulfill({ response, body: html })
    },
  )
  await page.goto(path)
  await hydrated(page)

  return {
    page,
    async prefetch() {
      await expect.poll(() => held).toBeGreaterThan(0)
      opened.resolve()
      await scrollThrough(page)
      for (let before = 0; before < held; await setTimeout(500)) before = held
      await page.waitForLoadState('networkidle')
      return held
    },
  }
}
