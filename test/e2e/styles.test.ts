import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { onePageOfEachKind, translatedArticle } from './support/addresses.ts'
import { hydrated, newReader, readOn } from './support/reader.ts'

/** Files loaded with the code of another page. */
const ofOtherPages = /\/assets\/(?:\w+Page-[^/]*\.js|[^/]*\.css)$/

/** Every stylesheet of the build, as a site path. */
const everySheet = readdirSync('dist/client/assets')
  .filter((file) => file.endsWith('.css'))
  .map((file) => `/assets/${file}`)

/**
 * In the page: `remember()` records every box and its styles, `changes()` returns those that differ now. Only styles that some stylesheet
 * of the site sets are compared, and of elements that are alike in a list those of the first three.
 */
const lookAtBoxes = `{
  const names = [...new Set(${JSON.stringify(everySheet.map((path) => readFileSync(`dist/client${path}`, 'utf8')))}
    .flatMap((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      return propertiesOf(sheet.cssRules)
    }))]
  function propertiesOf(rules) {
    return [...rules].flatMap((rule) => [...(rule.style ?? []), ...propertiesOf(rule.cssRules ?? [])])
      .filter((name) => !name.startsWith('--'))
  }
  function look() {
    const kinds = new Map([[document.body, 'body']])
    const seen = new Map()
    return [...document.body.querySelectorAll(':not(script, link, style)')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = [x, y + scrollY, width, height].join(' ')
      const kind = [kinds.get(element.parentElement), element.localName, element.getAttribute('class'), ...element.getAttributeNames()].join(' ')
      kinds.set(element, kind)
      seen.set(kind, (seen.get(kind) ?? 0) + 1)
      if (seen.get(kind) > 3) return [{ element, part: null, values: [box] }]
      return [null, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        if (part && style.content === 'none') return []
        return [{ element, part, values: [box, ...names.map((name) => style.getPropertyValue(name))] }]
      })
    })
  }
  let before
  window.remember = () => { before = look() }
  window.changes = () => {
    const now = look()
    if (now.length !== before.length) return [before.length + ' boxes became ' + now.length]
    return now.flatMap(({ element, part, values }, index) => {
      const old = before[index].values
      return ['box', ...names].slice(0, values.length).flatMap((name, at) => values[at] === old[at] ? [] : [
        element.localName + '.' + element.className + (part ?? '') + ' ' + name + ': ' + old[at] + ' -> ' + values[at]
      ]).slice(0, 3)
    }).slice(0, 12)
  }
}`

// Nothing is fetched ahead by a browser that calls itself offline, as one does on a machine that has no network but itself.
const [online, offline] = [true, false].map(
  (isOnline) => `Object.defineProperty(Navigator.prototype, 'onLine', { get: () => ${isOnline} })\n`,
)

const look = readOn({ before: offline + lookAtBoxes })

/** Pages on which people arrive, each of another kind. */
const entrances = ['/', translatedArticle.nl, '/jobs', '/inloggen']

it.each(onePageOfEachKind)('%s looks the same when styles of other pages have come', async (path) => {
  const page = await look(path)
  await scrollThrough(page)
  await page.evaluate('remember()')

  await addEverySheet(page, 'last')

  expect(await page.evaluate('changes()')).toEqual([])
  // Other ways through the site bring styles in another order. Those that come first lose against the page's own, which the others did not, so few pages suffice.
  if (!entrances.includes(path)) return
  await addEverySheet(page, 'first')
  expect(await page.evaluate('changes()')).toEqual([])
})

// Four pages are enough. Prefetching imports the code of other pages, and that brings their stylesheets: the test above has added all there
// are to every kind of page, in either order. Some of them cannot do what all of them don't, because no sheet sets another's classes
// (`scripts/check-styles.ts`). What is left is whether prefetching brings anything else, and whether a module changes something as it is
// imported, neither of which depends on the page: the front page, an article, a list with filters and a form.
it.each(entrances)('%s looks the same when the browser has prefetched other pages', async (path) => {
  const { page, prefetch } = await openAlone(path)
  await scrollThrough(page)
  await page.evaluate('remember()')

  const fetched = await prefetch()

  expect(fetched).toBeGreaterThan(0)
  expect(await page.evaluate('changes()')).toEqual([])
})

/** Opens a page that gets no code of other pages before `prefetch`; this one tells how many files came. */
async function openAlone(path: string): Promise<{ page: Page; prefetch: () => Promise<number> }> {
  const page = await (await newReader({ before: online + lookAtBoxes })).newPage()
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

/** Scrolls to the end, in steps that let what comes into view load, and back. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })()`)
}

async function addEverySheet(page: Page, place: 'first' | 'last'): Promise<void> {
  await page.evaluate(`(() => {
    const [entry] = document.querySelectorAll('link[rel=stylesheet]')
    return Promise.all(${JSON.stringify(everySheet)}.filter((href) => href !== entry.getAttribute('href')).map((href) =>
      new Promise((resolve, reject) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve, onerror: reject })
        if (${place === 'first'}) entry.after(link)
        else document.head.append(link)
      }))).then(() => null)
  })()`)
}
