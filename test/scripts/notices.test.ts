import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { sampleContent } from '../../scripts/seed/sample-content.ts'

const notices = await readFile('THIRD-PARTY-NOTICES.md', 'utf8')
const { entries } = await sampleContent('2026-11-21')

it.each(['instrument-sans', 'newsreader'])('the notices carry the copyright of the font %s', async (font) => {
  const licence = await readFile(`node_modules/@fontsource-variable/${font}/LICENSE`, 'utf8')
  const [copyright] = /^Copyright [^)]+\)/.exec(licence) ?? ['no copyright line']

  expect(notices).toContain(copyright)
})

it('the notices carry the licence of the fonts in full', async () => {
  const licence = await readFile('node_modules/@fontsource-variable/newsreader/LICENSE', 'utf8')
  const terms = licence.slice(licence.indexOf('SIL OPEN FONT LICENSE'))

  expect(squeezed(notices)).toContain(squeezed(terms))
})

it.each(['nl', 'en', 'de'])('readers see where place names come from: %s', (locale) => {
  const slugs = { nl: 'colofon', en: 'colophon', de: 'impressum' }
  const page = entries.find(
    ({ type, entry }) => type === 'page' && hasFields(entry, { locale, slug: Object.values(slugs) }),
  )

  const text = JSON.stringify(page)

  expect(text).toContain('https://www.geonames.org')
  expect(text).toContain('https://creativecommons.org/licenses/by/4.0/')
})

function hasFields(entry: unknown, { locale, slug }: { locale: string; slug: string[] }): boolean {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'locale' in entry &&
    entry.locale === locale &&
    'slug' in entry &&
    slug.some((one) => one === entry.slug)
  )
}

/** One space for each run of white space, and without the marks of a quotation. */
function squeezed(text: string): string {
  return text.replace(/^> ?/gm, '').replace(/\s+/g, ' ').trim()
}
