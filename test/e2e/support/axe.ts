import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that another choice of colours can break. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block']

const run = (
  context: string,
  rules: readonly string[],
  but: readonly string[] = [],
) => `axe.run(${context}, { runOnly: ${JSON.stringify(rules)}, rules: ${JSON.stringify(Object.fromEntries(but.map((rule) => [rule, { enabled: false }])))},
  resultTypes: ['violations'], iframes: false }).then(({ violations }) =>
  violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, any }) => id + ' at ' + target.join(' ') + ': ' + (any[0]?.message ?? help))))`

/**
 * What keeps people from using the page as it is shown now, one line for each place.
 * @param part Selector of the part that is looked at, the whole page without.
 * @param rules Tags or names of the rules that are looked into, those of WCAG 2.2 AA and good practice without.
 */
export async function barriersOn(page: Page, part = 'html', rules = everyRule): Promise<string[]> {
  await bringAxe(page)
  return page.evaluate<string[]>(run(JSON.stringify(part), rules))
}

/** The same for the whole page, but for the rules of colour: those take most of the time (see {@link coloursJudged}). */
export async function barriersButColours(page: Page): Promise<string[]> {
  await bringAxe(page)
  return page.evaluate<string[]>(run('document', everyRule, rulesOfColour))
}

/** How many texts that are alike are looked at. */
const enough = 3

/**
 * Looks at the colours of one page after the other, as it is shown now. What has the same colours and sizes, in elements that have the same
 * too, is as easy to read everywhere: of texts that are alike, on all these pages, those that come first are looked at.
 * @returns What keeps people from reading, one line for each place.
 */
export function coloursJudged(): (page: Page) => Promise<string[]> {
  const seen = new Map<string, number>()
  return async (page) => {
    await bringAxe(page)
    const kinds = await page.evaluate<string[]>(kindsOfText)
    const chosen = kinds.flatMap((kind, index) => {
      const times = (seen.get(kind) ?? 0) + 1
      seen.set(kind, times)
      return times > enough ? [] : [index]
    })
    if (chosen.length === 0) return []
    const context = `{ include: ${JSON.stringify(chosen)}.map((index) => window.texts[index]) }`
    return page.evaluate<string[]>(run(context, rulesOfColour))
  }
}

/** Collects the elements that have text of their own, and tells what kind each of them is: a hash of all that decides its colours. */
const kindsOfText = `(() => {
  const kinds = new Map()
  window.texts = []
  const found = []
  for (const element of document.querySelectorAll('body, body *')) {
    const style = getComputedStyle(element)
    const facts = [kinds.get(element.parentElement), innerWidth, element.localName, element.className, element.getAttribute('style'),
      ...element.getAttributeNames(), style.color, style.backgroundColor, style.backgroundImage, style.opacity, style.fontSize,
      style.fontWeight, style.display, style.visibility, style.position, style.textDecorationLine].join()
    let kind = 0
    for (let at = 0; at < facts.length; at++) kind = Math.imul(kind, 31) + facts.charCodeAt(at) | 0
    kinds.set(element, kind)
    if (![...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue
    window.texts.push(element)
    found.push(String(kind))
  }
  return found
})()`

async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(`${axe}\n;null`)
}
