import { globSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import type { ReturnedForm } from '../../client/forms/answer.ts'

const path = '/_forms'

/** What `client/developer/render-forms.tsx` exports. */
interface Renderer {
  renderForms: (styles: readonly string[], form?: ReturnedForm) => Promise<string>
  answerTo: (sent: Readonly<Record<string, string | string[]>>) => ReturnedForm | null
}

/**
 * Serves `/_forms` during development: every field of the forms in every state. Nothing of it is in a build. A form that is sent there is
 * checked as the worker checks it, and comes back.
 */
export function formsPage(): Plugin {
  return {
    name: 'forms-page',
    apply: 'serve',
    configureServer(server) {
      // A form that is being sent, and a file: both stay so.
      server.middlewares.use(`${path}/held`, () => {})
      server.middlewares.use('/api/files', (request, _response, next) => {
        if (!request.headers.referer?.endsWith(path)) next()
      })
      server.middlewares.use(path, (request, response, next) => {
        answer(server, request)
          .then(({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body))
          .catch(next)
      })
    },
  }
}

async function answer(server: ViteDevServer, request: IncomingMessage) {
  const loaded: unknown = await server.ssrLoadModule('/client/developer/render-forms.tsx')
  const { answerTo, renderForms } = loaded as Renderer
  const returned = request.method === 'POST' ? answerTo(await fieldsOf(request)) : undefined
  if (returned === null) return { status: 400, type: 'text/plain', body: 'No form of this page' }
  if (returned && request.headers.accept?.includes('application/json'))
    return { status: 200, type: 'application/json', body: JSON.stringify(returned.answer) }
  const styles = ['client/styles/main.css', ...globSync('client/forms/**/*.css')].map((file) => `/${file}`)
  const body = await server.transformIndexHtml(path, await renderForms(styles, returned))
  return { status: 200, type: 'text/html; charset=utf-8', body }
}

async function fieldsOf(request: IncomingMessage): Promise<Record<string, string | string[]>> {
  const parts: Uint8Array[] = []
  for await (const part of request) parts.push(part)
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(Buffer.concat(parts), { headers }).formData()
  const fields: Record<string, string | string[]> = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    const before = fields[name]
    fields[name] = before === undefined ? value : [before, value].flat()
  }
  return fields
}
