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

/** Short links redirect, or explain why they don't: they have no page. */
export function hasPublicPage({ name, isOpen, access }: (typeof everyRoute)[number]): boolean {
  return isOpen && access === 'everyone' && routes[name].shows !== 'link' && name !== 'jobs-melden'
}

/** Machine addresses and missing ones. */
const otherAddresses = [
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

/** The same in one of the languages, as the number of the route has it. */
function inSomeLanguage({ path }: { path: string }, index: number): string {
  return withLocale(locales[index % locales.length] ?? 'nl', path)
}

/**
 * An address of every route, machine addresses and missing ones. Each route in one of the languages: the language is taken off an address before
 * anything else looks at it, and to render each page thrice takes long.
 */
export const everyAddress = [...everyRoute.map(inSomeLanguage), ...otherAddresses]

/** Those without a page for everybody: that of a public one is read in every language by `test/worker/pages/head.test.ts`. */
export const addressesWithoutPage = [
  ...everyRoute.filter((route) => !hasPublicPage(route)).map(inSomeLanguage),
  ...otherAddresses,
]
