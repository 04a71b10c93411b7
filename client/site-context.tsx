import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Locale } from './content/locale.ts'
import { type Params, pathTo } from './href.ts'
import type { Translate } from './i18n/translator.ts'
import type { Payload } from './payload.ts'
import type { RouteName } from './routes.ts'

/** What every component may know of the page that is shown. */
export interface Site {
  name: string
  /** Origin without a slash at its end. */
  url: string
  locale: Locale
  route: Payload['route']
  /** Path and query of this page, locale prefix included. */
  path: string
  t: Translate
  /** Path of a route in the language of this page. */
  href: (name: RouteName, params?: Params, query?: Record<string, string | number | undefined>) => string
  /** This very page in the other languages, where it exists. */
  translations: Payload['head']['alternates']
}

const SiteContext = createContext<Site | null>(null)

/** Gives the components below it the facts of the page. */
export function SiteProvider({
  payload,
  t,
  children,
}: {
  payload: Payload
  t: Translate
  children: ReactNode
}) {
  const site = useMemo<Site>(
    () => ({
      name: payload.site.name,
      url: payload.site.url,
      locale: payload.locale,
      route: payload.route,
      path: payload.path,
      t,
      href: (name, params, query) => pathTo(payload.locale, name, params, query),
      translations: payload.head.alternates,
    }),
    [payload, t],
  )
  return <SiteContext value={site}>{children}</SiteContext>
}

/**
 * The facts of the page that is shown.
 * @throws Error outside a `SiteProvider`.
 */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider above it')
  return site
}
