import type { QueryValues } from '../../client/href.ts'
import type { MessageKey } from '../../client/i18n/dictionary.ts'
import type { RouteName } from '../../client/routes.ts'
import type { HeadDraft, LoadContext } from './loader.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { everyLanguage } from './translations.ts'

interface Door {
  route: RouteName
  title: MessageKey
  description: MessageKey
  /** What the address carries into the other languages, such as the code of a mail. */
  carried?: QueryValues
}

/** The head of a page that leads into an account: of use to one reader, and to no search engine. */
export function doorHead(
  { t, href, site }: Pick<LoadContext, 't' | 'href' | 'site'>,
  { route, title, description, carried }: Door,
): HeadDraft {
  return {
    title: t(title),
    description: t(description),
    canonical: href(route),
    alternates: everyLanguage(route, {}, carried),
    robots: 'noindex',
    structuredData: [
      breadcrumbs(site, [
        { name: site.name, path: href('home') },
        { name: t(title), path: href(route) },
      ]),
    ],
  }
}
