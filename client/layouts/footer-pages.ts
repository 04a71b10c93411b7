import { sections } from '../content/article-card.ts'
import type { Locale } from '../content/locale.ts'
import { type SitePage, sitePages } from '../content/site-pages.ts'
import { pathTo } from '../href.ts'
import type { MessageKey } from '../i18n/dictionary.ts'
import type { RouteName } from '../routes.ts'

/** A layout link: a row of the route table, or an editors' page that may not exist in every language. */
type FrameLink = { label: MessageKey } & ({ route: RouteName } | { page: SitePage })

/** Links under one heading. */
interface LinkGroup {
  title: MessageKey
  links: FrameLink[]
}

/** Everything a reader may look for, grouped by task. */
export const linkGroups: LinkGroup[] = [
  {
    title: 'footer.reading',
    links: [
      ...sections.map((section) => ({ route: section, label: `section.${section}` as const })),
      { route: 'tags-overzicht', label: 'navigation.tags' },
      { route: 'magazines', label: 'navigation.magazine' },
      { route: 'zoeken', label: 'navigation.search' },
    ],
  },
  {
    title: 'footer.market',
    links: [
      { route: 'jobs', label: 'navigation.jobs' },
      { route: 'jobs-plaatsen', label: 'navigation.post-vacancy' },
      { page: 'employers', label: 'navigation.employers' },
      { route: 'events', label: 'navigation.events' },
      { page: 'suppliers', label: 'navigation.suppliers' },
      { route: 'adverteren', label: 'navigation.advertise' },
    ],
  },
  {
    title: 'footer.service',
    links: [
      { route: 'nieuwsbrief', label: 'navigation.newsletter' },
      { route: 'abonnementen', label: 'navigation.subscriptions' },
      { route: 'contact', label: 'navigation.contact' },
      { page: 'rss', label: 'footer-page.rss' },
      { route: 'sitemap', label: 'navigation.sitemap' },
      { route: 'offline', label: 'navigation.offline' },
    ],
  },
  {
    title: 'footer.pages',
    links: [
      { page: 'about', label: 'footer-page.about' },
      { page: 'newsroom', label: 'footer-page.newsroom' },
      { page: 'tips', label: 'footer-page.tips' },
      { page: 'editorial-statute', label: 'footer-page.editorial-statute' },
      { page: 'partner-policy', label: 'footer-page.partner-policy' },
      { page: 'colophon', label: 'footer-page.colophon' },
    ],
  },
]

/** Legal pages, at the very end. */
export const legalLinks: FrameLink[] = [
  // Consumers must be able to leave what they have agreed to, under these words, without an account.
  { route: 'abonnement-opzeggen', label: 'footer-page.cancel' },
  { route: 'abonnement-herroepen', label: 'footer-page.withdraw' },
  { page: 'terms', label: 'footer-page.terms' },
  { page: 'privacy', label: 'footer-page.privacy' },
  { page: 'cookies', label: 'footer-page.cookies' },
  { page: 'accessibility', label: 'footer-page.accessibility' },
]

/** The links of a list that exist in a language, with their site paths. */
export function linksIn(locale: Locale, links: FrameLink[]): { path: string; label: MessageKey }[] {
  return links.flatMap((link) => {
    if ('route' in link) return [{ path: pathTo(locale, link.route), label: link.label }]
    const slug = sitePages[locale][link.page]
    return slug ? [{ path: pathTo(locale, 'slug', { slug }), label: link.label }] : []
  })
}
