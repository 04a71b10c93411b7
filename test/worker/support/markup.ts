/** A document's head. */
export interface Head {
  title: string
  language: string | null
  /** Content of `meta` by name or property. */
  meta: Map<string, string>
  canonical: string | null
  /** Addresses by `hreflang`. */
  alternates: Map<string, string>
  previous: string | null
  next: string | null
  structuredData: { '@context'?: string; '@graph'?: Record<string, unknown>[] }
}

/** Reads the head of a document, as a search engine does. */
export async function headOf(response: Response): Promise<Head> {
  const head: Head = {
    title: '',
    language: null,
    meta: new Map(),
    canonical: null,
    alternates: new Map(),
    previous: null,
    next: null,
    structuredData: {},
  }
  let structuredData = ''
  await new HTMLRewriter()
    .on('html', {
      element(tag) {
        head.language = tag.getAttribute('lang')
      },
    })
    .on('head > title', {
      text(part) {
        head.title += part.text
      },
    })
    .on('head > meta', {
      element(tag) {
        const name = tag.getAttribute('name') ?? tag.getAttribute('property')
        if (name) head.meta.set(name, tag.getAttribute('content') ?? '')
      },
    })
    .on('head > link', {
      element(tag) {
        const href = tag.getAttribute('href')
        const language = tag.getAttribute('hreflang')
        const kind = tag.getAttribute('rel')
        if (kind === 'canonical') head.canonical = href
        if (kind === 'prev') head.previous = href
        if (kind === 'next') head.next = href
        if (kind === 'alternate' && language) head.alternates.set(language, href ?? '')
      },
    })
    .on('script[type="application/ld+json"]', {
      text(part) {
        structuredData += part.text
      },
    })
    .transform(response)
    .arrayBuffer()
  head.structuredData = JSON.parse(structuredData)
  return head
}

/** An inline script of a document. */
export interface InlineScript {
  text: string
  nonce: string | null
}

/** The inline scripts that a browser would run. */
export function inlineScriptsOf(html: string): InlineScript[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes }) => !/\bsrc=/.test(attributes) && !/\btype="application\//.test(attributes))
    .map(({ attributes, text }) => ({ text, nonce: /\bnonce="([^"]*)"/.exec(attributes)?.[1] ?? null }))
}

/** The data that a document contains for hydration, as text. */
export function payloadTextOf(html: string): string {
  return /<script id="payload" type="application\/json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
}

/** The words of a document, sorted, in any part of its stream. */
export async function wordsOf(response: Response): Promise<string[]> {
  let text = ''
  await new HTMLRewriter()
    .on('script, style, template', {
      element(tag) {
        tag.remove()
      },
    })
    .on('body *', {
      text(part) {
        text += part.lastInTextNode ? `${part.text} ` : part.text
      },
    })
    .transform(response)
    .arrayBuffer()
  return text.split(/\s+/).filter(Boolean).toSorted()
}
