import type { Payload } from '../../client/payload.ts'
import { patiently } from './patiently.ts'

/** The measured article, as a reader's browser gets it. */
export interface Article {
  path: string
  document: string
  payload: Payload
  /** Site path of the module that starts the browser code. */
  entry: string
  /** The markup of its body. */
  texts: string[]
}

/**
 * Fetches an article by its number, following redirects.
 * @throws Error if the site doesn't answer with it.
 */
export async function fetchArticle(site: URL, number: number): Promise<Article> {
  const response = await patiently(() => fetch(new URL(`/news/${number}/-`, site)))
  const document = await response.text()
  const entry = /<script[^>]* src="([^"]+)"/.exec(document)?.[1]
  if (!response.ok || !entry) throw new Error(`Article ${number} answers ${response.status}`)
  const path = new URL(response.url).pathname
  const payload = await payloadOf(new URL(path, site))
  return { path, document, payload, entry, texts: markupIn(payload.props) }
}

/** The payload of a document, rich text included. */
async function payloadOf(page: URL): Promise<Payload> {
  const payload: Payload = await patiently(async () =>
    (await fetch(new URL(`${page.pathname}/_payload.json`, page))).json(),
  )
  return payload
}

/** All markup within a page's props. */
function markupIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(markupIn)
  if (typeof value !== 'object' || value === null) return []
  if ('html' in value && typeof value.html === 'string') return [value.html]
  return Object.values(value).flatMap(markupIn)
}
