import { type Section, sections } from '../content/article-card.ts'
import type { MessageKey } from '../i18n/dictionary.ts'
import type { PageFacts } from '../page-facts.ts'
import { type Route, routes } from '../routes.ts'

/** An item of the main navigation. */
export interface NavigationItem {
  route: Section | NonNullable<Route['under']>
  label: MessageKey
}

/** The items of the main navigation, in order. */
export const navigationItems: readonly NavigationItem[] = [
  ...sections.map((section) => ({ route: section, label: `section.${section}` as const })),
  { route: 'jobs', label: 'navigation.jobs' },
  { route: 'events', label: 'navigation.events' },
  { route: 'magazines', label: 'navigation.magazine' },
  { route: 'tags-overzicht', label: 'navigation.tags' },
]

/**
 * The `aria-current` of an item: it is this page, or this page belongs to it.
 * @param section Of the current article, if the page is one.
 */
export function currentOf(
  { route }: NavigationItem,
  shown: PageFacts['route'],
  section: Section | null,
): 'page' | 'true' | undefined {
  if (route === shown) return 'page'
  const under = shown === 'not-found' || shown === 'error' ? null : routes[shown].under
  return route === section || route === under ? 'true' : undefined
}
