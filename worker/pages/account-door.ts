import type { Params, QueryValues } from '../../client/href.ts'
import type { MessageKey } from '../../client/i18n/dictionary.ts'
import type { RouteName } from '../../client/routes.ts'
import type { LoadContext } from '../loading/load-context.ts'
import type { HeadDraft } from '../render/head-draft.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { everyLanguage } from './translations.ts'

interface Door {
  route: RouteName
  /** Values of its path. */
  params?: Params
  title: MessageKey
  description: MessageKey
  /** Query parameters for the links to other languages, such as the code of a mail. */
  carried?: QueryValues
}

/** The head of a page on the way into an account, which search engines mustn't index. */
export function doorHead(
  { t, href, site }: Pick<LoadContext, 't' | 'href' | 'site'>,
  { route, params = {}, title, description, carried }: Door,
): HeadDraft {
  return {
    title: t(title),
    description: t(description),
    canonical: href(route, params),
    alternates: everyLanguage(route, params, carried),
    robots: 'noindex',
    structuredData: [
      breadcrumbs(site, [
        { name: site.name, path: href('home') },
        { name: t(title), path: href(route, params) },
      ]),
    ],
  }
}
