import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { onePageOfEachKind } from './support/addresses.ts'
import { until } from './support/page-state.ts'
import { newReader } from './support/reader.ts'

const ownFonts = /^(?:Newsreader|Instrument Sans)/

const addUpShifts = `window.shifted = 0
// A machine that has no network but itself calls itself offline, and then nothing is fetched ahead.
Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true })
new PerformanceObserver((shifts) => {
  for (const { value, hadRecentInput } of shifts.getEntries()) if (!hadRecentInput) window.shifted += value
}).observe({ type: 'layout-shift', buffered: true })`

it.each(onePageOfEachKind)('%s does not shift when its fonts come late', async (path) => {
  const page = await (
    await newReader({ viewport: { width: 390, height: 844 }, before: addUpShifts })
  ).newPage()
  const fonts = await holdFonts(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await until(page, `performance.getEntriesByName('schakel:moving').length > 0`)
  await frames(page)

  const sheets = await page.evaluate('document.styleSheets.length')
  await fonts.release()
  // Prefetched stylesheets make browsers look for fonts again.
  await until(page, `document.styleSheets.length > ${sheets}`)
  await frames(page)

  expect(await page.evaluate('shifted')).toBe(0)
  expect(await fontsOf(page)).not.toContainEqual(expect.stringMatching(ownFonts))
})

it.each([390, 1280])('uses its own fonts once they are loaded, %i px wide', async (width) => {
  const page = await (await newReader({ viewport: { width, height: 844 } })).newPage()
  await page.goto('/over-ons')
  await page.evaluate('document.fonts.ready.then(() => null)')

  await page.goto('/contact')
  await until(page, `performance.getEntriesByName('schakel:moving').length > 0`)

  expect(await fontsOf(page)).toEqual([expect.stringMatching(ownFonts), expect.stringMatching(ownFonts)])
})

/**
 * Blocks fonts until `release`, which resolves when they have loaded. They alone are held: where `page.route` looks at requests, the
 * browser asks for everything again that it holds.
 */
async function holdFonts(page: Page): Promise<{ release: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page)
  const held: string[] = []
  session.on('Fetch.requestPaused', ({ requestId }) => held.push(requestId))
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] })
  return {
    async release() {
      expect(held.length).toBeGreaterThan(1)
      await Promise.all(held.map((requestId) => session.send('Fetch.continueRequest', { requestId })))
      await session.send('Fetch.disable')
      await page.evaluate('document.fonts.ready.then(() => null)')
    },
  }
}

/** Gives the page a few frames to render. */
async function frames(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    for (let left = 5; left > 0; left--) await new Promise((resolve) => requestAnimationFrame(resolve))
  })()`)
}

/** The fonts that render the first heading and the first lines below it, whatever the stylesheet says. */
async function fontsOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'h1, main p',
  })
  const drawn = await Promise.all(
    nodeIds.slice(0, 4).map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  )
  await session.detach()
  return [...new Set(drawn.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName)))]
}
