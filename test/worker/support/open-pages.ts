import { type Locale, locales } from '../../../client/content/locale.ts'
import { pathTo, withLocale } from '../../../client/href.ts'
import type { RouteName } from '../../../client/routes.ts'
import type { SampleStores } from '../../backend/behaviour.ts'
import { everyRoute, hasPublicPage } from './addresses.ts'
import { sampleStores } from './backend.ts'

/** A page of the sample content. */
export interface OpenPage {
  name: RouteName
  locale: Locale
  /** With its locale prefix. */
  path: string
}

type Row = SampleStores['rows'][number]['document']

let sample: ReturnType<typeof sampleStores> | undefined

/** A sample document for each kind of document page; most exist in three languages. */
const examples: { name: RouteName; type: string; is: (row: Row) => boolean }[] = [
  { name: 'news-id-slug', type: 'content', is: ({ number }) => number === 110 },
  { name: 'slug', type: 'page', is: ({ slug }) => slug === 'over-ons' },
  { name: 'jobs-cat-id', type: 'category', is: ({ slug }) => slug === 'warehouse' },
  { name: 'jobs-vacature-id-slug', type: 'vacancy', is: ({ number }) => number === 5001 },
  { name: 'events-slug', type: 'event', is: ({ number }) => number === 7008 },
  { name: 'magazines-id-slug', type: 'magazine', is: ({ number }) => number === 12 },
  {
    name: 'nieuwsbrief-slug',
    type: 'edition',
    is: ({ slug }) => slug === 'ochtendmail-kredietregels',
  },
  { name: 'abonnementen-slug', type: 'product', is: ({ slug }) => slug === 'digitaal' },
  { name: 'leveranciers-link', type: 'partner', is: ({ slug }) => slug === 'pakwijs' },
  { name: 'werkgevers-link', type: 'partner', is: ({ slug }) => slug === 'orderlicht' },
]

/** What a page has to be asked with. */
const queries: Partial<Record<RouteName, string>> = {
  'jobs-melden': '?vacature=5001',
  'magazines-bestellen': '?nummer=12',
}

/** An address of every public row of the route table, in every language with content. */
export async function openPages(): Promise<OpenPage[]> {
  const written = await addressesOfContent()
  return everyRoute.filter(hasPublicPage).flatMap(
    ({ name, path }) =>
      written.get(name) ??
      locales.map((locale) => ({
        name,
        locale,
        path: withLocale(locale, path) + (queries[name] ?? ''),
      })),
  )
}

/** The address of a published article of the sample content. */
export async function addressOfArticle(number: number, locale: Locale = 'nl'): Promise<string> {
  const rows = await sampleRows()
  const row = rows.find(({ document }) => document.number === number && document.locale === locale)?.document
  if (row?.type !== 'content') throw new Error(`No article ${number} in ${locale}`)
  return pathTo(locale, 'news-id-slug', { id: number, slug: row.slug })
}

/** Slugs are chosen by editors and differ by language, so they are looked up by route. */
async function addressesOfContent(): Promise<Map<RouteName, OpenPage[]>> {
  const rows = (await sampleRows()).map(({ document }) => document)
  return new Map(
    examples.map(({ name, type, is }) => {
      const example = rows.find((row) => row.type === type && is(row))
      const languages = rows.filter((row) => row.type === type && row.document_id === example?.document_id)
      const pages = locales.flatMap((locale) => {
        const here = languages.find((row) => row.locale === locale)
        return here
          ? [
              {
                name,
                locale,
                path: pathTo(locale, name, {
                  id: here.number ?? here.slug,
                  slug: here.slug,
                  link: here.slug,
                }),
              },
            ]
          : []
      })
      return [name, pages]
    }),
  )
}

async function sampleRows(): Promise<SampleStores['rows']> {
  sample ??= sampleStores()
  return (await sample).rows
}
