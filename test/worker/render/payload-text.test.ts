import { describe, expect, it } from 'vitest'
import type { Block } from '../../../client/content/block.ts'
import type { Payload } from '../../../client/payload.ts'
import { documentPayload } from '../../../worker/render/payload-text.ts'
import { visitCached } from '../support/cached-visits.ts'
import { payloadTextOf } from '../support/markup.ts'
import { addressOfArticle } from '../support/open-pages.ts'
import { visit } from '../support/visit.ts'

type NewsPayload = Extract<Payload, { route: 'news-id-slug' }>

async function newsPayload(): Promise<NewsPayload> {
  const response = await visit(`${await addressOfArticle(110)}/_payload.json`)
  return response.json<NewsPayload>()
}

function firstText(blocks: Block[]): string {
  for (const block of blocks) if (block.kind === 'rich-text') return block.text.html
  throw new Error('The article has no text')
}

describe("a document's payload", () => {
  it("omits the article's text, which is in the document already", async () => {
    const { props } = await newsPayload()
    const text = firstText(props.article.body)

    const html = await (await visitCached(await addressOfArticle(110))).text()

    expect(html.split(text)).toHaveLength(2)
    const carried: NewsPayload = JSON.parse(payloadTextOf(html))
    expect(carried.props.article.title).toBe(props.article.title)
    expect(carried.props.article.body.find(({ kind }) => kind === 'rich-text')).toEqual({
      kind: 'rich-text',
      text: { key: expect.any(String) },
    })
    expect(html).toContain(`data-rich="${carried.head.structuredData.key}"`)
    expect(carried.head.structuredData).not.toHaveProperty('html')
  })

  it('names each text once, so that the browser finds it', async () => {
    const html = await (await visitCached(await addressOfArticle(110))).text()

    const keys = [...html.matchAll(/data-rich="([^"]*)"/g)].map(([, key]) => key)

    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it("can't end its script element, whatever an editor wrote", async () => {
    const payload = await newsPayload()
    const title = '</script><script>alert(1)</script><!-- <script>\u2028'
    const article = { ...payload.props.article, title }

    const text = documentPayload(payload, { ...payload.props, article })

    expect(text).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(text)).toMatchObject({ props: { article: { title } } })
  })

  it('keeps values that only look like rich text', async () => {
    const payload = await newsPayload()

    const text = documentPayload(payload, {
      picture: { key: 'a', html: 'b', alt: 'c' },
      none: null,
      count: 0,
    })

    expect(JSON.parse(text).props).toEqual({
      picture: { key: 'a', html: 'b', alt: 'c' },
      none: null,
      count: 0,
    })
  })
})
