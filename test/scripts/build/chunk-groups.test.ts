import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chunkGroups } from '../../../scripts/build/chunk-groups.ts'
import { broughtAlong } from '../../../scripts/build/imports.ts'
import { pageSources } from '../../../scripts/build/page-sources.ts'

const groups = chunkGroups(process.cwd()).toSorted((a, b) => b.priority - a.priority)
const pages = [...new Set(Object.values(pageSources()))].map((page) => ({
  page,
  modules: broughtAlong([page]),
}))

/** The file that a module ends in; undefined for one that the bundler decides on. */
function groupOf(path: string): string | undefined {
  return groups.find(({ test }) => test(resolve(path)))?.name
}

/** The groups of everything that a page brings along. */
function groupsOf(modules: ReadonlySet<string>): string[] {
  return [...new Set([...modules].flatMap((path) => groupOf(path) ?? []))]
}

describe('the files of the browser’s code', () => {
  it('bring nothing of forms to a page without one, and nothing of others to an article', () => {
    for (const { page, modules } of pages) {
      const found = groupsOf(modules)
      const extra = [
        ['form', 'client/forms/use-site-form.ts'],
        ['sending', 'client/forms/send-form.ts'],
      ].filter(([group = '', module = '']) => found.includes(group) && !modules.has(module))
      expect({ page, extra }).toEqual({ page, extra: [] })
    }
    const article = broughtAlong(['client/entry.tsx', pageSources()['news-id-slug'] ?? ''])
    expect(groupsOf(article)).toEqual(['parts'])
  })

  // A group takes along what its modules need: an import of a group behind it would bring that to everybody.
  it('need nothing of a file that comes after them', () => {
    const order = groups.map(({ name }) => name)
    const wrong = [...new Set(pages.flatMap(({ modules }) => [...modules]))].flatMap((path) => {
      const at = order.indexOf(groupOf(path) ?? '')
      const needs = [...broughtAlong([path])].filter((needed) => order.indexOf(groupOf(needed) ?? '') > at)
      return at < 0 ? [] : needs.map((needed) => `${path} of ${order[at]} needs ${needed}`)
    })
    expect(wrong).toEqual([])
  })

  it('leave few small ones: most of what six pages share is in one of them', () => {
    const uses = new Map<string, number>()
    for (const { modules } of pages) for (const path of modules) uses.set(path, (uses.get(path) ?? 0) + 1)
    const left = [...uses].filter(
      ([path, count]) => count >= 6 && !groupOf(path) && !path.startsWith('client/pages/'),
    )
    expect(left).toEqual([])
  })

  it('bring what every page loads later in two: once it is interactive, and once the browser is idle', () => {
    const later = ['client/start.ts', 'client/layouts/ColourModeChoice.tsx']
    const whenIdle = [
      'client/analytics/analytics.ts',
      'client/analytics/listed-entries.ts',
      'client/offline/start.ts',
    ]
    const withoutFirst = (sources: string[]) =>
      groupsOf(new Set([...sources, ...broughtAlong(sources)])).filter((name) => name !== 'parts')
    expect(withoutFirst(later)).toEqual(['start'])
    expect(withoutFirst(whenIdle).filter((name) => name !== 'start')).toEqual(['idle'])
  })

  it('leave the front page, which every page fetches ahead, nothing that it shares with another', () => {
    const home = pageSources().home ?? ''
    const elsewhere = new Set(
      pages.filter(({ page }) => page !== home).flatMap(({ modules }) => [...modules]),
    )
    const left = [...broughtAlong([home])].filter(
      (path) => elsewhere.has(path) && !groupOf(path) && !path.startsWith('client/pages/'),
    )
    expect(left).toEqual([])
  })
})
