import { sections } from '../content/article.ts'
import type { MessageKey } from '../i18n/dictionary.ts'
import type { RouteName } from '../routes.ts'

/** The items of the section navigation, in their order. */
export const navigationItems: { route: RouteName; label: MessageKey }[] = [
  ...sections.map((section) => ({ route: section, label: `section.${section}` as const })),
  { route: 'tags-overzicht', label: 'navigation.tags' },
]
