import { type Section, sections } from '../content/article.ts'
import type { MessageKey } from '../i18n/dictionary.ts'
import type { Payload } from '../payload.ts'
import type { RouteName } from '../routes.ts'

/** An item of the main navigation. */
export interface NavigationItem {
  route: RouteName
  label: MessageKey
  /** Routes of what lies behind it. */
  holds: readonly RouteName[]
}

/** The items of the main navigation, in their order. */
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
 * What `aria-current` says of an item: it is this page, or this page lies behind it.
 * @param section Of the article that is shown, if it is one.
 */
export function currentOf(
  { route, holds }: NavigationItem,
  shown: Payload['route'],
  section: Section | null,
): 'page' | 'true' | undefined {
  if (route === shown) return 'page'
  return route === section || holds.some((held) => held === shown) ? 'true' : undefined
}
