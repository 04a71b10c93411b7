import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Section } from './content/article.ts'
import type { Locale } from './content/locale.ts'
import { type Params, pathTo, type QueryValues } from './href.ts'
import type { Translate } from './i18n/translator.ts'
import type { Payload } from './payload.ts'
import type { RouteName } from './routes.ts'

/** What every component may know of the page that is shown. */
export interface Site {
  name: string
  /** Origin without a slash at its end. */
  url: string
  /** Whether Cloudflare makes pictures in the sizes that are asked for. */
  resizesPictures: boolean
  pushes: boolean
  /** Whether what a reader saved shows on all their devices at once. */
  isLive: boolean
  locale: Locale
  route: Payload['route']
  /** The section of the article that is shown; null on other pages. */
  section: Section | null
  /** Path and query of this page, locale prefix included. */
  path: string
  t: Translate
  /** Path of a route in the language of this page. */
  href: (name: RouteName, params?: Params, query?: QueryValues) => string
  /** Where this page is to be had in the other languages. */
  translations: Payload['head']['alternates']
  /** A form of this page that was sent without script and is not done. */
  returnedForm: Payload['form']
  /** As the payload has it; components ask `useAccount`. */
  user: Payload['user']
  /** What they have saved, as the document has it. */
  saved: Payload['saved']
  /** Interface texts changed by the editors, for texts that come later than the page. */
  messages: Payload['messages']
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
      resizesPictures: payload.site.resizesPictures,
      pushes: payload.site.pushes === true,
      isLive: payload.site.isLive === true,
      locale: payload.locale,
      route: payload.route,
      section: payload.head.section ?? null,
      path: payload.path,
      t,
      href: (name, params, query) => pathTo(payload.locale, name, params, query),
      translations: payload.head.languages ?? payload.head.alternates,
      returnedForm: payload.form,
      user: payload.user,
      saved: payload.saved,
      messages: payload.messages,
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
