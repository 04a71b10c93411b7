import type { PageProps } from '../../client/pages.ts'
import type { LayoutName, OpenRouteName } from '../../client/routes.ts'
import type { LoadContext } from '../loading/load-context.ts'
import type { HeadDraft } from '../render/head-draft.ts'

/** A page's data and head. */
export interface LoadedPage<Name extends OpenRouteName> {
  props: PageProps<Name>
  head: HeadDraft
  /** Overrides the table's layout. */
  layout?: LayoutName
  /** Whether it shows a document that some readers may not read whole: then no shared cache may keep it. */
  isPerAudience?: boolean
  /** Whether something that readers come for is missing at the moment: for the next one the page is rendered again. */
  isMomentary?: boolean
  /** 410 for a page about something that is over, 429 and 503 if it can be retried later; default: 200. */
  status?: 200 | 410 | 429 | 503
  /**
   * A key of the query that asks for something that the page doesn't offer. Who reads is redirected to the address without it, so that
   * made-up values don't fill the page cache; a form that is sent there is still taken.
   */
  unknownChoice?: string
}

/** The correct address of a request. */
export interface MovedPage {
  /** Site path; the query of the request isn't added. */
  movedTo: string
  /** 303 after an action. */
  status: 301 | 302 | 303
  /** The visitor's new token. */
  token?: string
}

/** A redirect to another page: a short link's target, or the page before or after signing in. */
export interface PageRedirect {
  /** Absolute http or https address, or a site path. */
  redirectTo: string
}

/**
 * Loads one route.
 * @throws SiteError `NotFoundError` if the route's validity check fails.
 */
export type Loader<Name extends OpenRouteName> = (
  context: LoadContext,
) => Promise<LoadedPage<Name> | MovedPage | PageRedirect>
