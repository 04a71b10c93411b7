import { manifest } from 'virtual:client-manifest'
import type { Locale } from '../../client/content/locale.ts'
import { namespacesOf } from '../../client/document/view.tsx'
import type { Assets, Payload } from '../../client/payload.ts'

const entry = 'client/entry.tsx'

/** The source file of each page's chunk, as named in Vite's manifest. */
export const pageSources: Record<Payload['route'], string> = {
  home: 'client/pages/home/HomePage.tsx',
  c: 'client/pages/link-ended/LinkEndedPage.tsx',
  'l-id': 'client/pages/link-ended/LinkEndedPage.tsx',
  contact: 'client/pages/contact/ContactPage.tsx',
  nieuwsbrief: 'client/pages/newsletter/NewsletterPage.tsx',
  ecommerce: 'client/pages/section/SectionPage.tsx',
  logistiek: 'client/pages/section/SectionPage.tsx',
  fulfilment: 'client/pages/section/SectionPage.tsx',
  'news-tag-tag': 'client/pages/tag/TagPage.tsx',
  'news-id-slug': 'client/pages/news/NewsPage.tsx',
  'tags-overzicht': 'client/pages/tags/TagsPage.tsx',
  'tags-overzicht-char': 'client/pages/tags/TagsInitialPage.tsx',
  events: 'client/pages/events/EventsPage.tsx',
  'events-slug': 'client/pages/event/EventPage.tsx',
  magazines: 'client/pages/magazines/MagazinesPage.tsx',
  'magazines-id-slug': 'client/pages/magazine/MagazinePage.tsx',
  'werkgevers-link': 'client/pages/company/EmployerPage.tsx',
  'leveranciers-link': 'client/pages/company/SupplierPage.tsx',
  adverteren: 'client/pages/offers/AdvertisingPage.tsx',
  abonnementen: 'client/pages/offers/SubscriptionsPage.tsx',
  'abonnementen-slug': 'client/pages/offers/SubscriptionPage.tsx',
  sitemap: 'client/pages/sitemap/SitemapPage.tsx',
  'sitemap-year': 'client/pages/sitemap/SitemapYearPage.tsx',
  'sitemap-year-month': 'client/pages/sitemap/SitemapMonthPage.tsx',
  zoeken: 'client/pages/search/SearchPage.tsx',
  offline: 'client/pages/offline/OfflinePage.tsx',
  slug: 'client/pages/slug/SlugPage.tsx',
  jobs: 'client/pages/jobs/JobsPage.tsx',
  'jobs-cat-id': 'client/pages/jobs/JobCategoryPage.tsx',
  'jobs-vacature-id-slug': 'client/pages/vacancy/VacancyPage.tsx',
  account: 'client/pages/account/AccountPage.tsx',
  inschrijvingen: 'client/pages/registrations/RegistrationsPage.tsx',
  inloggen: 'client/pages/sign-in/SignInPage.tsx',
  registreren: 'client/pages/register/RegisterPage.tsx',
  'wachtwoord-vergeten': 'client/pages/forgot-password/ForgotPasswordPage.tsx',
  'wachtwoord-reset': 'client/pages/reset-password/ResetPasswordPage.tsx',
  'email-valideren': 'client/pages/confirm-email/ConfirmEmailPage.tsx',
  'account-activeren': 'client/pages/activate/ActivatePage.tsx',
  uitnodiging: 'client/pages/invitation/InvitationPage.tsx',
  'auth-connect': 'client/pages/social/SocialPage.tsx',
  'not-found': 'client/pages/not-found/NotFoundPage.tsx',
  // The error screen is part of the entry chunk.
  error: entry,
}

/** The module that starts the browser code. */
export function entryModule(): string {
  return `/${manifest.files[entry]?.file ?? entry}`
}

const known = new Map<string, Assets>()

/** The files that a page's first document needs, computed once per page and language. */
export function assetsFor(route: Payload['route'], locale: Locale): Assets {
  const key = `${route} ${locale}`
  const before = known.get(key)
  if (before) return before
  const fromEntry = closure(entry)
  const namespaces = ['core', ...namespacesOf(route)].map(
    (namespace) => `client/i18n/${locale}/${namespace}.ts`,
  )
  const wanted = [...closure(pageSources[route])]
  const assets: Assets = {
    styles: filesOf([...fromEntry, ...wanted], (chunk) => chunk.css ?? []),
    // During development there are only source files.
    texts: namespaces.map((source) => `/${manifest.files[source]?.file ?? source}`),
    modules: filesOf(
      wanted.filter((source) => !fromEntry.has(source)),
      (chunk) => [chunk.file],
    ),
  }
  known.set(key, assets)
  return assets
}

const banner = 'client/pages/preview/PreviewBanner.tsx'

/** The same with the banner above previews. */
export function withPreview({ styles, texts, modules }: Assets): Assets {
  const chunks = closure(banner)
  return {
    texts,
    styles: [...new Set([...styles, ...filesOf(chunks, (chunk) => chunk.css ?? [])])],
    modules: [...new Set([...modules, ...filesOf(chunks, (chunk) => [chunk.file])])],
  }
}

/** The files of some sources with their static imports, including styles, as site paths. */
export function filesBehind(sources: readonly string[]): string[] {
  const chunks = sources.flatMap((source) => [...closure(source)])
  return filesOf(chunks, (chunk) => [chunk.file, ...(chunk.css ?? [])])
}

/** A chunk with all its static imports. */
function closure(source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest.files[source]
  if (!chunk || found.has(source)) return found
  found.add(source)
  for (const imported of chunk.imports ?? []) closure(imported, found)
  return found
}

function filesOf(
  sources: Iterable<string>,
  pick: (chunk: (typeof manifest.files)[string]) => string[],
): string[] {
  const files = [...sources].flatMap((source) => {
    const chunk = manifest.files[source]
    return chunk ? pick(chunk) : []
  })
  return [...new Set(files)].map((file) => `/${file}`)
}
