import type { Head } from './content/head.ts'
import type { Locale } from './content/locale.ts'
import type { PromptName } from './content/prompt.ts'
import type { SavedKey } from './content/saved-key.ts'
import type { SignedInUser } from './content/signed-in-user.ts'
import type { ReturnedForm } from './forms/answer.ts'
import type { LayoutName, OpenRouteName } from './routes.ts'

/** Pages that no row of the route table leads to. */
type SpecialPageName = 'not-found' | 'error'

/** Props of the not-found page. */
export interface NotFoundProps {
  /** 'Page Not Found: {path}' if the route's validity check failed, 'Page not found: {path}' if no route matches. */
  message: string
}

/** Props of the error screen. */
export interface ErrorProps {
  status: number
  /** In the reader's language; never contains a cause. */
  message: string
  /** Lets a reader and an operator refer to the same failure. */
  requestId: string
}

/** Files that a first document needs, as site paths. */
export interface Assets {
  /** Module of the page; null for the error screen, which is always there. */
  page: string | null
  styles: string[]
  /** Modules with the page's texts, one for each namespace. */
  texts: string[]
  /** Script modules to preload: the route's chunk and its imports. */
  modules: string[]
}

/** What is known about the current page, whichever it is; `Payload` adds its props. */
export interface PageFacts {
  route: OpenRouteName | SpecialPageName
  locale: Locale
  /** Path and query as requested, including the locale prefix. */
  path: string
  status: number
  layout: LayoutName
  head: Head
  /** Id of the build that rendered it. */
  build: string
  site: SiteFacts
  /** Interface texts changed by editors, by key; usually empty. */
  messages: Record<string, string>
  assets: Assets
  /** Shown above an unpublished page. */
  preview?: PreviewProps
  /** A form of this page that was submitted without script and has errors. */
  form?: ReturnedForm
  /** Names of the forms that editors placed on this page; absent where they may place none. */
  placedForms?: readonly string[]
  /** Names this rendering of the page to the worker; only where a form on it acts once. */
  formStamp?: string
  /** Who is signed in; null while the accounts are unavailable. Absent for anonymous readers, who all get the same page. */
  user?: SignedInUser | null
  /** What they have saved, in documents with a save button; absent if unknown. */
  saved?: SavedKey[]
}

/** Texts of the preview banner, in the reader's language. */
export interface PreviewProps {
  text: string
}

/** The site's configuration. */
export interface SiteFacts {
  name: string
  /** Origin without a trailing slash. */
  url: string
  /** Whether Cloudflare resizes pictures on request. */
  resizesPictures: boolean
  /** Whether readers can get push messages; absent if push is off. */
  pushes?: true
  /** Whether the saved list updates live on all devices; absent if it doesn't. */
  isLive?: true
  /** Whether Cloudflare checks who sends forms of strangers; absent if it doesn't. */
  checksHumans?: true
  /** What readers are not asked for here; absent if it is nothing. */
  promptsOff?: readonly PromptName[]
}
