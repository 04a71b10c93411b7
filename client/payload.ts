import type { SignedInUser } from './account/signed-in-user.ts'
import type { Head } from './content/head.ts'
import type { Locale } from './content/locale.ts'
import type { ReturnedForm } from './forms/answer.ts'
import type { LayoutName, OpenRouteName, PageProps } from './routes.ts'
import type { SavedKey } from './saved/saved-key.ts'

/** Names of the pages that no address of the table leads to. */
export type SpecialPageName = 'not-found' | 'error'

/** What the not-found page is given. */
export interface NotFoundProps {
  /** 'Page Not Found: {path}' where a route's validity check failed, 'Page not found: {path}' where no route fits. */
  message: string
}

/** What the error screen is given. */
export interface ErrorProps {
  status: number
  /** In the reader's language; never holds a cause. */
  message: string
  /** Lets a reader and an operator speak of the same failure. */
  requestId: string
}

/** The props of any page by its name. */
export type AnyPageProps<Name> = Name extends OpenRouteName
  ? PageProps<Name>
  : Name extends 'not-found'
    ? NotFoundProps
    : ErrorProps

/** Files that a first document needs, as site paths. */
export interface Assets {
  styles: string[]
  /** Modules of the page's texts, as many as it has rooms. */
  texts: string[]
  /** Script modules worth fetching before they are asked for: the route's chunk and what it imports. */
  modules: string[]
}

interface PayloadOf<Name extends OpenRouteName | SpecialPageName> {
  route: Name
  props: AnyPageProps<Name>
  locale: Locale
  /** Path and query as asked for, locale prefix included. */
  path: string
  status: number
  layout: LayoutName
  head: Head
  /** Id of the build that made it. */
  build: string
  site: SiteFacts
  /** Interface texts changed by the editors, by key; most often empty. */
  messages: Record<string, string>
  assets: Assets
  /** Told above a page that is shown before it is published. */
  preview?: PreviewProps
  /** A form of this page that was sent without script and is not done. */
  form?: ReturnedForm
  /**
   * Who is signed in; null while the accounts cannot be asked who that is. Absent for the anonymous, whose pages are the
   * same for all.
   */
  user?: SignedInUser | null
  /** What they have saved, in documents that offer to save; absent where it is not known. */
  saved?: SavedKey[]
}

/** What the banner of a preview says, in the reader's language. */
export interface PreviewProps {
  text: string
}

/** What the configuration says of this site. */
export interface SiteFacts {
  name: string
  /** Origin without a slash at its end. */
  url: string
  /** Whether Cloudflare makes pictures in the sizes that are asked for. */
  resizesPictures: boolean
  /** Whether one can be told of news by push messages; absent where they are off. */
  pushes?: true
  /** Whether what a reader saved shows on all their devices at once; absent where it does not. */
  isLive?: true
}

/** Everything that a page is made of: the worker writes it, the browser hydrates or navigates with it. */
export type Payload = {
  [Name in OpenRouteName | SpecialPageName]: PayloadOf<Name>
}[OpenRouteName | SpecialPageName]

/** Answer of `{path}/_payload.json` when the address has moved. */
export interface RedirectPayload {
  /** Site path or absolute https address. */
  redirect: string
}
