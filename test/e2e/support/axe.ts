import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that another choice of colours can break. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block']

const run = (
  part: string,
  rules: readonly string[],
) => `axe.run('${part}', { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'], iframes: false }).then(({ violations }) =>
  violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, any }) => id + ' at ' + target.join(' ') + ': ' + (any[0]?.message ?? help))))`

/**
 * What keeps people from using the page as it is shown now, one line for each place.
 * @param part Selector of the part that is looked at, the whole page without.
 * @param rules Tags or names of the rules that are looked into, those of WCAG 2.2 AA and good practice without.
 */
export async function barriersOn(page: Page, part = 'html', rules = everyRule): Promise<string[]> {
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(`${axe}\n;null`)
  return page.evaluate<string[]>(run(part, rules))
}
