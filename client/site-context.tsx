import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Section } from './content/article-card.ts'
import type { Locale } from './content/locale.ts'
import type { PromptName } from './content/prompt.ts'
import { type Params, pathTo, type QueryValues } from './href.ts'
import type { Translate } from './i18n/translator.ts'
import type { PageFacts } from './page-facts.ts'
import type { RouteName } from './routes.ts'

/** What every component may know about the current page. */
export interface Site {
  name: string
  /** Origin without a trailing slash. */
  url: string
  /** Whether Cloudflare resizes pictures on request. */
  resizesPictures: boolean
  pushes: boolean
  /** Whether the saved list updates live on all devices. */
  isLive: boolean
  /** Whether Cloudflare checks who sends forms of strangers. */
  checksHumans: boolean
  /** What the editors don't want readers to be asked for. */
  promptsOff: readonly PromptName[]
  locale: Locale
  route: PageFacts['route']
  /** The section of the current article; null on other pages. */
  section: Section | null
  /** Path and query of this page, including the locale prefix. */
  path: string
  t: Translate
  /** Path of a route in this page's language. */
  href: (name: RouteName, params?: Params, query?: QueryValues) => string
  /** Addresses of this page in the other languages. */
  translations: PageFacts['head']['alternates']
  /** A form of this page that was submitted without script and has errors. */
  returnedForm: PageFacts['form']
  /** Names this rendering of the page to the worker, for forms that act once. */
  formStamp: PageFacts['formStamp']
  /** From the payload; components use `useAccount`. */
  user: PageFacts['user']
  /** The reader's saved items, from the document. */
  saved: PageFacts['saved']
  /** Interface texts changed by editors, for texts loaded after the page. */
  messages: PageFacts['messages']
}

const SiteContext = createContext<Site | null>(null)

/** The page's facts with other texts, for what brings its own. */
export function OtherTexts({ t, children }: { t: Translate; children: ReactNode }) {
  const site = useSite()
  const changed = useMemo(() => ({ ...site, t }), [site, t])
  return <SiteContext value={changed}>{children}</SiteContext>
}

/** Provides the page's facts to the components below it. */
export function SiteProvider({
  payload,
  t,
  children,
}: {
  payload: PageFacts
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
      checksHumans: payload.site.checksHumans === true,
      promptsOff: payload.site.promptsOff ?? [],
      locale: payload.locale,
      route: payload.route,
      section: payload.head.section ?? null,
      path: payload.path,
      t,
      href: (name, params, query) => pathTo(payload.locale, name, params, query),
      translations: payload.head.languages ?? payload.head.alternates,
      returnedForm: payload.form,
      formStamp: payload.formStamp,
      user: payload.user,
      saved: payload.saved,
      messages: payload.messages,
    }),
    [payload, t],
  )
  return <SiteContext value={site}>{children}</SiteContext>
}

/**
 * The facts of the current page.
 * @throws Error outside a `SiteProvider`.
 */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteProvider above it')
  return site
}
