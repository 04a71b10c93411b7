import { reactRenderer } from '@hono/react-renderer'
import type { Context } from 'hono'
import { Document } from '../../client/document/Document.tsx'
import { loadView } from '../../client/document/view.tsx'
import { placedFormTexts } from '../../client/forms/placed-forms.ts'
import { loadTexts, type TextNamespace } from '../../client/i18n/dictionary.ts'
import { pages } from '../../client/pages.ts'
import type { Payload } from '../../client/payload.ts'
import { policyOrigins } from '../edge/policy-origins.ts'
import { mustBeComplete } from '../edge/render-for-cache.ts'
import { contentPolicy } from '../edge/security-headers.ts'
import type { AppEnv } from '../env.ts'
import { renderedNamespacesOf } from '../page-settings.ts'
import { report } from '../report.ts'
import { entryModule } from './assets.ts'
import { settleProps } from './late-props.ts'
import { documentPayload } from './payload-text.ts'

/**
 * Answers with a payload as a document. If all data is available, it is rendered completely, without a script of its
 * own, and may be cached for everyone. If data is late, the head and the page are sent immediately, and the rest
 * follows in the stream, with a nonce for this response.
 */
export async function renderDocument(c: Context<AppEnv>, given: Payload): Promise<Response> {
  const { props, all, isComplete } = await settleProps(given.props, mustBeComplete(c) ? 'all' : 'moment')
  const payload = withProps(given, props)
  const payloadText = isComplete
    ? documentPayload(payload, props)
    : all.then((settled) => documentPayload(payload, settled))
  const nonce = isComplete ? undefined : newNonce()
  const view = await loadView(payload, loadTexts(payload.locale, await namespacesIn(payload)), ({ route }) =>
    pages[route](),
  )
  await installRenderer(c, nonce)
  c.status(statusOf(payload.status))
  c.header('content-language', payload.locale)
  c.header('content-security-policy', await contentPolicy(nonce, policyOrigins(c.get('config'))))
  c.header('link', payload.assets.styles.map((style) => `<${style}>; rel=preload; as=style`).join(', '))
  c.set('complete', isComplete)
  const response = await c.render(<Document view={view} payloadText={payloadText} />)
  if (!isComplete) return response
  return new Response(await response.arrayBuffer(), response)
}

/**
 * The renderer's options are fixed at creation, and the nonce belongs to one response, so each response creates one.
 */
function installRenderer(c: Context<AppEnv>, nonce: string | undefined): Promise<unknown> {
  const install = reactRenderer(({ children }) => children, {
    stream: { 'content-type': 'text/html; charset=utf-8' },
    readableStreamOptions: {
      bootstrapModules: [entryModule()],
      // Otherwise React sends large boundaries as late pieces, with scripts, even if nothing was late.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(nonce ? { nonce } : {}),
      onError: (failure) => report('render', failure, { requestId: c.get('requestId') }),
    },
  })
  return Promise.resolve(install(c, async () => {}))
}

async function namespacesIn({ route, placedForms }: Payload): Promise<TextNamespace[]> {
  return [...new Set([...renderedNamespacesOf(route), ...(await placedFormTexts(placedForms ?? []))])]
}

function withProps(payload: Payload, props: object): Payload {
  // Settling replaces promises with their values and keeps the shape of the props.
  return { ...payload, props } as Payload
}

function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}

/** A payload's status as a Hono type. */
export function statusOf(status: number) {
  // Payload statuses come from the error catalogue; all of them may have a body.
  return status as 200 | 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 500 | 503
}
