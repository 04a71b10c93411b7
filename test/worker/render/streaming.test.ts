import { describe, expect, it } from 'vitest'
import { visitCached } from '../support/cached-visits.ts'
import { databaseWaits } from '../support/database.ts'
import { inlineScriptsOf, payloadTextOf } from '../support/markup.ts'
import { addressOfArticle } from '../support/open-pages.ts'
import { visit, visitWith } from '../support/visit.ts'

const slowMs = 1500
/** Late enough for a stream, if the exact delay doesn't matter. */
const briefMs = 300

/** Only the query for related articles excludes the article itself. */
const readNext = 'd.number <> ?'
const relatedTags = 'json_group_array(beside.tag)'

function readNextIsSlow(ms = slowMs): void {
  databaseWaits([readNext], () => scheduler.wait(ms))
}

interface Piece {
  text: string
  /** Milliseconds since the request was sent. */
  after: number
}

/** The chunks of a body in order of arrival. */
async function piecesOf(response: Response, since: number): Promise<Piece[]> {
  const pieces: Piece[] = []
  const body = response.body?.pipeThrough(new TextDecoderStream()) ?? []
  for await (const text of body) pieces.push({ text, after: Date.now() - since })
  return pieces
}

/** Everything before the first late part, which React marks. */
function early(pieces: Piece[]): string {
  const late = pieces.findIndex(({ text }) => text.includes('<div hidden id="S:'))
  return pieces
    .slice(0, late)
    .map(({ text }) => text)
    .join('')
}

function nonceIn(policy: string | null): string {
  return /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? ''
}

describe('an article with slow related articles', () => {
  it('is sent long before they are available', async () => {
    const path = await addressOfArticle(202)
    readNextIsSlow()
    const since = Date.now()

    const response = await visit(path)
    const pieces = await piecesOf(response, since)

    const last = pieces.at(-1)
    expect(response.status).toBe(200)
    expect(early(pieces)).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
    expect(early(pieces)).toContain('class="prose"')
    expect(early(pieces)).toContain('aria-busy="true"')
    expect(last?.after).toBeGreaterThanOrEqual(slowMs)
    expect(last?.text).toMatch(/<\/html>$/)
  })

  it("sends them, and the page's data, at the end", async () => {
    const path = await addressOfArticle(203)
    readNextIsSlow()
    const since = Date.now()

    const pieces = await piecesOf(await visit(path), since)

    const html = pieces.map(({ text }) => text).join('')
    const { readNext } = JSON.parse(payloadTextOf(html)).props
    expect(readNext).toHaveLength(4)
    const link = `href="/news/${readNext[0].number}/${readNext[0].slug}"`
    expect(html).toContain(link)
    expect(early(pieces)).not.toContain(link)
    expect(early(pieces)).not.toContain('id="payload"')
  })

  it('runs its late scripts with a nonce for this response', async () => {
    const [path, another] = await Promise.all([addressOfArticle(204), addressOfArticle(206)])
    readNextIsSlow(briefMs)

    const [one, other] = await Promise.all([visit(path), visit(another)])

    const nonce = nonceIn(one.headers.get('content-security-policy'))
    expect(nonce).toMatch(/^[\w+/]{22}==$/)
    expect(nonceIn(other.headers.get('content-security-policy'))).not.toBe(nonce)
    const html = await one.text()
    await other.text()
    const [colourMode, ...late] = inlineScriptsOf(html)
    expect(colourMode?.text).toContain('colour-mode')
    expect(late.length).toBeGreaterThan(0)
    expect(late.map((script) => script.nonce)).toEqual(late.map(() => nonce))
  })

  it('is cached without the nonce, and complete', async () => {
    const path = await addressOfArticle(205)
    readNextIsSlow(briefMs)
    const streamed = await visit(path)
    const nonce = nonceIn(streamed.headers.get('content-security-policy'))
    await streamed.text()

    const entry = await visitCached(path)

    expect(entry.headers.get('content-security-policy')).not.toContain('nonce-')
    const html = await entry.text()
    expect(html).not.toContain(nonce)
    expect(html).not.toMatch(/nonce=|aria-busy/)
    expect(JSON.parse(payloadTextOf(html)).props.readNext).toHaveLength(4)
  })

  it.each([
    ['Googlebot/2.1', 206],
    ['facebookexternalhit/1.1', 207],
    ['LinkedInBot/1.0', 208],
  ])('waits for them for a bot: %s', async (agent, number) => {
    const path = await addressOfArticle(number)
    readNextIsSlow(briefMs)

    const response = await visitWith({ 'user-agent': agent }, path)

    expect(response.headers.get('content-security-policy')).not.toContain('nonce-')
    const html = await response.text()
    expect(html).not.toMatch(/nonce=|aria-busy|<template/)
    expect(inlineScriptsOf(html)).toHaveLength(1)
    expect(JSON.parse(payloadTextOf(html)).props.readNext).toHaveLength(4)
  })

  it('is complete as data', async () => {
    const path = await addressOfArticle(212)
    readNextIsSlow(briefMs)

    const response = await visit(`${path}/_payload.json`)

    expect(await response.json()).toMatchObject({ props: { readNext: [{}, {}, {}, {}] } })
  })
})

describe('a missing page', () => {
  it.each(['/news/99999/nergens', '/news/tag/nergens'])(
    'answers 404 before anything slow: %s',
    async (path) => {
      const released = Promise.withResolvers<void>()
      databaseWaits([readNext, relatedTags], () => released.promise)

      const response = await visit(path)

      expect(response.status).toBe(404)
      expect(await response.text()).toContain(`Page Not Found: ${path}`)
      released.resolve()
    },
  )
})

describe('a tag with slow related tags', () => {
  it('is sent long before they are available', async () => {
    databaseWaits([relatedTags], () => scheduler.wait(slowMs))
    const since = Date.now()

    const pieces = await piecesOf(await visit('/news/tag/retourbeleid'), since)

    expect(early(pieces)).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
    expect(pieces.at(-1)?.after).toBeGreaterThanOrEqual(slowMs)
  })
})
