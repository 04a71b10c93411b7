import { type Locale, locales } from '../../../client/content/locale.ts'
import { pathTo, withLocale } from '../../../client/href.ts'
import type { RouteName } from '../../../client/routes.ts'
import type { SampleStores } from '../../backend/behaviour.ts'
import { everyRoute } from './addresses.ts'
import { sampleStores } from './backend.ts'

/** A page of the sample content. */
export interface OpenPage {
  name: RouteName
  locale: Locale
  /** With its locale prefix. */
  path: string
}

let sample: ReturnType<typeof sampleStores> | undefined

/** An article and a composed page that exist in three languages. */
const translated = { article: 110, page: 'over-ons' }

/** An address of every open row of the route table, in every language. */
export async function openPages(): Promise<OpenPage[]> {
  const written = await addressesOfContent()
  return everyRoute
    .filter(({ isOpen }) => isOpen)
    .flatMap(({ name, path }) =>
      locales.map((locale) => ({
        name,
        locale,
        path: written.get(`${name} ${locale}`) ?? withLocale(locale, path),
      })),
    )
}

/** The address of a published article, as the sample content has it. */
export async function addressOfArticle(number: number, locale: Locale = 'nl'): Promise<string> {
  const rows = await sampleRows()
  const row = rows.find(({ document }) => document.number === number && document.locale === locale)?.document
  if (row?.type !== 'content') throw new Error(`No article ${number} in ${locale}`)
  return pathTo(locale, 'news-id-slug', { id: number, slug: row.slug })
}

/** Slugs are an editor's and differ by language: they are looked up, by route and language. */
async function addressesOfContent(): Promise<Map<string, string>> {
  const rows = await sampleRows()
  const page = rows.find(({ document }) => document.type === 'page' && document.slug === translated.page)
  const found = new Map<string, string>()
  for (const locale of locales) {
    found.set(`news-id-slug ${locale}`, await addressOfArticle(translated.article, locale))
    const here = rows.find(
      ({ document }) => document.document_id === page?.document.document_id && document.locale === locale,
    )
    if (here) found.set(`slug ${locale}`, pathTo(locale, 'slug', { slug: here.document.slug }))
  }
  return found
}

async function sampleRows(): Promise<SampleStores['rows']> {
  sample ??= sampleStores()
  return (await sample).rows
}
