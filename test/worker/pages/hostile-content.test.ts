import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReplicatedType } from '../../../worker/content/replicated-type.ts'
import { rowsOf } from '../../../worker/replica/rows.ts'
import { upsert } from '../../../worker/replica/write.ts'
import { backendIsDown, backendIsWell } from '../support/backend.ts'
import { headOf, inlineScriptsOf, payloadTextOf } from '../support/markup.ts'
import { articleRow } from '../support/replica.ts'
import { visit } from '../support/visit.ts'

const breakout = `"'></title></script></style><!--<script>alert(1)</script><img src=x onerror=alert(2)>`
const scriptLink = 'javascript:alert(3)'

/** Fields that the site generates or editors select from a list. */
const untouched = new Set([
  'documentId',
  'locale',
  'slug',
  'link',
  'kind',
  'layout',
  'section',
  'type',
  '__component',
  'format',
  'align',
  'access',
])

/** The same entry, with markup in every text and a script in every link. */
function hostile(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((inner) => hostile(inner, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, hostile(inner, name)]))
  if (typeof value !== 'string' || untouched.has(key) || /At$|^date$/.test(key)) return value
  if (key === 'url' && value.startsWith('/uploads/')) return value
  return key === 'url' || key === 'href' ? scriptLink : breakout
}

/** Attributes that would run a script. */
async function handlersIn(html: string): Promise<string[]> {
  const found: string[] = []
  const collect = (tag: Element) => {
    for (const [name = ''] of tag.attributes) if (name.startsWith('on')) found.push(name)
  }
  await new HTMLRewriter().on('*', { element: collect }).transform(new Response(html)).arrayBuffer()
  return found
}

const addresses: string[] = []

// The replica answers: its content went through the same parser as the backend's.
beforeAll(async () => {
  await backendIsDown()
  for (const number of [103, 110, 312]) {
    const { entry, slug } = await articleRow(number)
    const changed = {
      ...Object(hostile(JSON.parse(entry))),
      sourceName: breakout,
      sourceUrl: scriptLink,
      seo: { title: breakout, description: breakout, canonical: null, noindex: false, ogImage: null },
      corrections: [{ date: '2026-11-01', text: breakout }],
    }
    await replace('content', changed)
    addresses.push(`/news/${number}/${slug}`)
  }
  const { results } = await env.DB.prepare(
    `SELECT entry FROM documents WHERE type = 'page' AND locale = 'nl' AND slug IN ('over-ons', 'colofon')`,
  ).all<{ entry: string }>()
  for (const { entry } of results) {
    const changed = Object(hostile(JSON.parse(entry)))
    await replace('page', changed)
    addresses.push(`/${changed.slug}`)
  }
  addresses.push('/', '/ecommerce', '/fulfilment')
})

afterAll(backendIsWell)

async function replace(type: ReplicatedType, entry: unknown): Promise<void> {
  const rows = rowsOf(type, entry)
  if (!rows) throw new Error('Readers may not see this entry')
  await upsert(env.DB, [rows])
}

describe('markup in a text', () => {
  it('never becomes markup of the page', async () => {
    for (const address of addresses) {
      const html = await (await visit(address)).text()

      expect(html, address).not.toMatch(/<script>alert|<img src=x/i)
      expect(await handlersIn(html), address).toEqual([])
      expect(html.match(/<title>/g), address).toHaveLength(1)
      const nonces = new Set(inlineScriptsOf(html).map(({ nonce }) => nonce))
      expect(inlineScriptsOf(html).length, address).toBe(1)
      expect([...nonces], address).toEqual([null])
    }
  })

  it('is shown as text', async () => {
    const html = await (await visit(addresses[0] ?? '')).text()

    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it("can't break out of the page's data or structured data", async () => {
    for (const address of addresses) {
      const html = await (await visit(address)).text()
      const head = await headOf(await visit(address))

      expect(payloadTextOf(html), address).not.toContain('<')
      expect(JSON.parse(payloadTextOf(html)), address).toMatchObject({ locale: 'nl', status: 200 })
      expect(head.structuredData['@graph']?.length, address).toBeGreaterThan(0)
    }
  })

  it("can't link to a script", async () => {
    for (const address of addresses) {
      const html = await (await visit(address)).text()

      expect(html, address).not.toMatch(/(?:href|src|action)="\s*javascript:/i)
    }
  })
})
