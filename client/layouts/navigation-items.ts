import { type Section, sections } from '../content/article.ts'
import type { MessageKey } from '../i18n/dictionary.ts'
import type { Payload } from '../payload.ts'
import type { RouteName } from '../routes.ts'

/** An item of the main navigation. */
export interface NavigationItem {
  route: RouteName
  label: MessageKey
  /** Routes that belong to it. */
  holds: readonly RouteName[]
}

/** The items of the main navigation, in order. */
export const navigationItems: readonly NavigationItem[] = [
  ...sections.map((section) => ({ route: section, label: `section.${section}` as const, holds: [] })),
  {
    route: 'jobs',
    label: 'navigation.jobs',
    holds: ['jobs-cat-id', 'jobs-vacature-id-slug', 'jobs-plaatsen', 'werkgevers-link'],
  },
  { route: 'events', label: 'navigation.events', holds: ['events-slug'] },
  { route: 'magazines', label: 'navigation.magazine', holds: ['magazines-id-slug'] },
  { route: 'tags-overzicht', label: 'navigation.tags', holds: ['tags-overzicht-char', 'news-tag-tag'] },
]

/**
 * The `aria-current` of an item: it is this page, or this page belongs to it.
 * @param section Of the current article, if the page is one.
 */
export function currentOf(
  { route, holds }: NavigationItem,
  shown: Payload['route'],
  section: Section | null,
): 'page' | 'true' | undefined {
  if (route === shown) return 'page'
  return route === section || holds.some((held) => held === shown) ? 'true' : undefined
}
