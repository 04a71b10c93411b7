import type { CDPSession, Page } from 'playwright-core'
import { expect } from 'vitest'

/** What the font of a text is called that isn't a stand-in. */
export const ownFonts = /^(?:Newsreader|Instrument Sans)/

/** Runs in a document before its own scripts: `shifted` is then how far its layout has shifted by itself. */
export const addUpShifts = `window.shifted = 0
new PerformanceObserver((shifts) => {
  for (const { value, hadRecentInput } of shifts.getEntries()) if (!hadRecentInput) window.shifted += value
}).observe({ type: 'layout-shift', buffered: true })
`

/**
 * Blocks the fonts of the next document until `release`, which resolves when they have loaded. They alone are held: where `page.route` looks
 * at requests, the browser asks for everything again that it holds.
 */
export async function holdFonts(page: Page): Promise<{ release: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page)
  await forgetFonts(session)
  const held: string[] = []
  session.on('Fetch.requestPaused', ({ requestId }) => held.push(requestId))
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] })
  return {
    async release() {
      expect(held.length).toBeGreaterThan(1)
      await Promise.all(held.map((requestId) => session.send('Fetch.continueRequest', { requestId })))
      await session.detach()
      await page.evaluate('document.fonts.ready.then(() => null)')
    },
  }
}

/**
 * A process that has shown a page holds its files in memory, and asks nobody for them again. Turning its cache off makes it drop them; those
 * on the disk stay, with all that was compiled.
 */
async function forgetFonts(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.setCacheDisabled', { cacheDisabled: false })
  await session.send('Network.disable')
}

/** Gives the page a few frames to render. */
export async function frames(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    for (let left = 5; left > 0; left--) await new Promise((resolve) => requestAnimationFrame(resolve))
  })()`)
}

/** The fonts that render the first heading and the first lines below it, whatever the stylesheet says. */
export async function fontsOf(page: Page): Promise<string[]> {
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
