import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { createElement as h, type ReactNode, Suspense, use } from 'react'
import type * as Server from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { withTextChunks } from '../../../scripts/build/whole-text-react-server.ts'

const file = resolve('node_modules/react-dom/cjs/react-dom-server.edge.production.js')
const published = readFileSync(file, 'utf8')

describe('React’s server module with text chunks', () => {
  it('renders the same bytes as the published one, late parts included', async () => {
    expect(await rendered(withTextChunks(published))).toEqual(await rendered(published))
  })

  it('sends a document without late parts in two pieces, its end being one', async () => {
    const { renderToReadableStream } = evaluated(withTextChunks(published))
    const stream = await renderToReadableStream(page(h('p', null, 'Op tijd')))

    let pieces = 0
    for await (const _ of stream) pieces += 1

    expect(pieces).toBe(2)
  })

  it('is not made of a module that it was not written for', () => {
    expect(() => withTextChunks(published.replace('segmentByteSize +=', 'size +='))).toThrow('has changed')
    expect(() => withTextChunks(`${published}\nuse(chunk.byteLength)`)).toThrow('has changed')
    expect(() => withTextChunks('')).toThrow('has changed')
  })
})

/** A document of everything that is written in its own way. */
function page(content: ReactNode) {
  return h(
    'html',
    { lang: 'nl' },
    h(
      'head',
      null,
      h('title', null, 'Vers & “koud” <vervoer>'),
      h('link', { rel: 'stylesheet', href: '/a.css' }),
    ),
    h(
      'body',
      { tabIndex: 0, style: { '--gap': 3, lineHeight: 1.5 }, 'data-title': 'É "€" 🚚' },
      h('p', { dangerouslySetInnerHTML: { __html: `<b>${'kade 🚢 '.repeat(2000)}</b>` } }),
      h('input', { type: 'checkbox', defaultChecked: true, size: 4 }),
      ['een', 2, h('br', { key: 'br' }), 'drie'],
      content,
    ),
  )
}

async function rendered(code: string): Promise<string> {
  const { renderToReadableStream } = evaluated(code)
  const late = new Promise<string>((settle) => setImmediate(() => settle('Te laat, maar ë'.repeat(1000))))
  const Late = () => h('p', null, use(late))
  const stream = await renderToReadableStream(
    page(h(Suspense, { fallback: h('i', null, 'Even geduld') }, h(Late))),
    { bootstrapModules: ['/entry.js'], nonce: 'n0nce', progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(stream).text()
}

/** What a text of the module exports. */
function evaluated(code: string): typeof Server {
  const exported = {}
  new Function('require', 'exports', code)(createRequire(file), exported)
  // It is the module that `react-dom/server` loads on the edge.
  return exported as typeof Server
}
