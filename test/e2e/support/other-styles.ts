import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const folder = '/assets/'

/** The text of each stylesheet of the build, by its name. */
const everySheet = new Map(
  readdirSync(`dist/client${folder}`)
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, readFileSync(`dist/client${folder}${file}`, 'utf8')]),
)

/** All of them as one file, which a browser gets and reads far sooner than each. */
const sumOfSheets = 'every-sheet.css'

/** Pages whose browser has an answer for it. */
const served = new WeakSet<Page>()

/**
 * Adds what every stylesheet of the site says to a page, but for the one that all pages begin with.
 * @param place Before the page's own or behind them.
 */
export async function addEverySheet(page: Page, place: 'first' | 'last'): Promise<void> {
  if (!served.has(page)) await serveSum(page)
  served.add(page)
  await page.evaluate(`new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'),
      { rel: 'stylesheet', href: '${folder}${sumOfSheets}', onload: () => resolve(null), onerror: reject })
    if (${place === 'first'}) document.querySelector('link[rel=stylesheet]').after(link)
    else document.head.append(link)
  })`)
}

/** Answers for the site, as long as there is the page: whoever looks into its styles lets the browser ask again. */
async function serveSum(page: Page): Promise<void> {
  const entry = await page.locator('link[rel=stylesheet]').first().getAttribute('href')
  const texts = [...everySheet].flatMap(([file, text]) => (folder + file === entry ? [] : [text]))
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) =>
    session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'text/css; charset=utf-8' }],
      body: Buffer.from(texts.join('\n')).toString('base64'),
    }),
  )
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*/${sumOfSheets}` }] })
}

/** Lets what `addEverySheet` added apply, or not. */
export async function applyEverySheet(page: Page, applies: boolean): Promise<void> {
  // The browser would fetch it again for its element's attributes.
  await page.evaluate(`for (const sheet of document.styleSheets)
    if (sheet.href?.endsWith('/${sumOfSheets}')) sheet.disabled = ${!applies}`)
}

/**
 * Records every box of the page as it is now and its styles. Only styles that some stylesheet of the site sets are compared, and of elements
 * that are alike in a list those of the first three.
 * @returns Gives what differs by then, a line each.
 */
export async function rememberLook(page: Page): Promise<() => Promise<string[]>> {
  names ??= await page.evaluate<string[]>(namesOfProperties)
  await page.evaluate(`${lookAtBoxes(names)}\nremember()`)
  return () => page.evaluate<string[]>('changes()')
}

/** The styles that some stylesheet of the site sets, asked of a browser once. */
let names: string[] | undefined

const namesOfProperties = `(() => {
  const propertiesOf = (rules) =>
    [...rules].flatMap((rule) => [...(rule.style ?? []), ...propertiesOf(rule.cssRules ?? [])])
      .filter((name) => !name.startsWith('--'))
  return [...new Set(${JSON.stringify([...everySheet.values()])}
    .flatMap((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      return propertiesOf(sheet.cssRules)
    }))]
})()`

const lookAtBoxes = (names: readonly string[]) => `{
  const names = ${JSON.stringify(names)}
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
  window.remember = () => { before = look(), null }
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

/** Scrolls to the end, in steps that let what comes into view load, and back. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })()`)
}
