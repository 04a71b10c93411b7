import type { ErrorProps, PageFacts } from './page-facts.ts'
import type { PageName, PageProps } from './pages.ts'

/** A page with what it is given; only the error screen is no page of the table. */
interface PayloadOf<Name extends PageFacts['route']> extends PageFacts {
  route: Name
  props: Name extends PageName ? PageProps<Name> : ErrorProps
}

/** All data of a page: the worker writes it, the browser hydrates or navigates with it. */
export type Payload = {
  [Name in PageFacts['route']]: PayloadOf<Name>
}[PageFacts['route']]

/** Response of `{path}/_payload.json` for a redirected address. */
export interface RedirectPayload {
  /** Site path or absolute https address. */
  redirect: string
}
