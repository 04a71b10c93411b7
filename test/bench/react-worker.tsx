import { renderToReadableStream } from 'react-dom/server'
import { Document } from '../../client/document/Document.tsx'
import { loadView, type View } from '../../client/document/view.tsx'
import { loadTexts } from '../../client/i18n/dictionary.ts'
import { pages } from '../../client/pages.ts'
import type { Payload } from '../../client/payload.ts'
import { renderedNamespacesOf } from '../../worker/page-settings.ts'
import { documentPayload } from '../../worker/render/payload-text.ts'

// Bare React: the same document of the same article, with everything prepared in advance. The difference to the site is
// its pipeline.

interface Bindings {
  PAYLOAD: Payload
  /** Site path of the module that starts the browser code. */
  ENTRY: string
}

interface Prepared {
  view: View
  payloadText: string
}

let prepared: Prepared | undefined

export default {
  async fetch(_request: Request, env: Bindings): Promise<Response> {
    prepared ??= await prepare(env.PAYLOAD)
    const { view, payloadText } = prepared
    const stream = await renderToReadableStream(<Document view={view} payloadText={payloadText} />, {
      bootstrapModules: [env.ENTRY],
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    })
    return new Response(stream, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
}

async function prepare(payload: Payload): Promise<Prepared> {
  return {
    view: await loadView(
      payload,
      loadTexts(payload.locale, renderedNamespacesOf(payload.route)),
      ({ route }) => pages[route](),
    ),
    payloadText: documentPayload(payload, payload.props),
  }
}
