import { locales } from '../../../client/content/locale.ts'
import { withLocale } from '../../../client/href.ts'
import { isOpen, type RouteName, routes } from '../../../client/routes.ts'

/** A value for each `:name` of the route table's paths; those of articles and tags are from the sample content. */
const values: Record<string, string> = {
  id: '102',
  slug: 'over-ons',
  tag: 'last-mile',
  char: 'l',
  link: 'pakwijs',
  year: '2026',
  month: '11',
}

/** An address of every row of the route table, without locale prefix. */
export const everyRoute = Object.entries(routes).map(([name, { path, ...row }]) => ({
  name: name as RouteName,
  path: path.replace(/:(\w+)/g, (_, segment: string) => values[segment] ?? segment),
  isOpen: isOpen(name as RouteName),
  access: row.access,
}))

/** The same in every language, plus machine addresses and missing ones. */
export const everyAddress = [
  ...everyRoute.flatMap(({ path }) => locales.map((locale) => withLocale(locale, path))),
  '/health',
  '/robots.txt',
  '/builds/latest.json',
  '/builds/meta/test-build.json',
  '/builds/meta/other.json',
  '/media/not-there.webp',
  '/assets/not-there.js',
  '/api/redirect?path=/ecommerce',
  '/api/nothing',
  '/_payload.json',
  '/ecommerce/_payload.json',
  '/nergens/te/vinden',
  '/nergens/te/vinden/_payload.json',
  '/%zz',
  '/ecommerce/',
  '//evil.example',
]
