import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../client/content/locale.ts'
import { localHref } from '../../../worker/content/markup.ts'
import { blocksFrom, DynamicZone } from '../../../worker/strapi/parse/blocks.ts'

const file = {
  url: '/uploads/dock.webp',
  width: 1600,
  height: 900,
  alternativeText: 'Een laadperron',
  formats: { small: { url: '/uploads/small_dock.webp', width: 500 } },
}
const picture = {
  src: '/media/dock.webp',
  width: 1600,
  height: 900,
  alt: 'Een laadperron',
  caption: null,
  credit: null,
  sources: [
    { src: '/media/small_dock.webp', width: 500 },
    { src: '/media/dock.webp', width: 1600 },
  ],
}
const call = { __component: 'blocks.cta', title: 'Meedoen', text: null, label: 'Verder' }
const table = { align: ['left'], header: ['Kwartaal'], rows: [['Q1']] }

/** Reads an answer of Strapi: validates, then parses it. */
function blocks(zone: unknown[], locale: Locale = 'nl') {
  return blocksFrom(v.parse(DynamicZone, zone), locale)
}

describe("a body's blocks", () => {
  it("keep the editors' order", () => {
    const zone = [
      { __component: 'blocks.quote', text: 'Zo is het.', source: null },
      {
        __component: 'blocks.rich-text',
        body: [{ type: 'paragraph', children: [{ type: 'text', text: 'a' }] }],
      },
      { __component: 'blocks.facts', title: 'In het kort', items: ['Eén', 'Twee'] },
      { __component: 'blocks.table', caption: null, table },
      { __component: 'blocks.picture', picture: { file, alt: null, caption: '', credit: null } },
    ]

    expect(blocks(zone)).toEqual([
      { kind: 'quote', text: 'Zo is het.', source: null },
      { kind: 'rich-text', text: { key: 'body-1', html: '<p>a</p>' } },
      { kind: 'facts', title: 'In het kort', items: ['Eén', 'Twee'] },
      { kind: 'table', caption: null, ...table },
      { kind: 'picture', picture },
    ])
  })

  it('offer a file on our own origin, under its own name', () => {
    const download = { __component: 'blocks.download', title: 'Mediakit', text: '', label: 'Mediakit (pdf)' }
    const pdf = { url: '/uploads/kit_1a.pdf', name: 'Mediakit 2027.pdf', size: 91.47 }

    expect(
      blocks([
        { ...download, file: pdf },
        { ...download, file: null },
      ]),
    ).toEqual([
      {
        kind: 'cta',
        ...{ title: 'Mediakit', text: null, label: 'Mediakit (pdf)' },
        ...{ href: '/media/kit_1a.pdf', download: 'Mediakit 2027.pdf' },
      },
    ])
  })

  it("omit blocks that aren't rendered yet, and a picture without a file", () => {
    const zone = [
      { __component: 'blocks.embed', title: 'Kaart', html: '<iframe src="https://evil.example"></iframe>' },
      { __component: 'blocks.picture', picture: { file: null, alt: null, caption: null, credit: null } },
      { __component: 'blocks.quote', text: 'Blijft staan.', source: 'Redactie' },
    ]

    expect(blocks(zone)).toEqual([{ kind: 'quote', text: 'Blijft staan.', source: 'Redactie' }])
  })

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', ''])(
    'only link to safe addresses: %j',
    (href) => {
      const card = { title: 'Kaart', text: null, href, picture: null }

      expect(blocks([{ ...call, href }])).toEqual([])
      expect(blocks([{ __component: 'blocks.cards', title: null, cards: [card] }])).toEqual([
        { kind: 'cards', title: null, cards: [card].map((one) => ({ ...one, href: null })) },
      ])
    },
  )

  it.each([
    { __component: 'blocks.unheard-of' },
    { __component: 'blocks.table', caption: null, table: { ...table, rows: 'x' } },
    { __component: 'blocks.facts', title: 'a', items: 'b' },
    { __component: 'blocks.cta', title: 'a' },
    {},
    null,
  ])("are refused if they aren't valid blocks: %j", (part) => {
    expect(v.is(DynamicZone, [part])).toBe(false)
  })
})

describe('a listing block', () => {
  const listing = { __component: 'blocks.listing', title: 'Lijst', count: 6 }

  it.each<[string, unknown, object]>([
    ['vacancy', null, { type: 'vacancy' }],
    ['content', { section: 'ecommerce', tag: 'wms' }, { type: 'article', section: 'ecommerce', tag: 'wms' }],
    [
      'partner',
      { role: 'employer', group: 'category' },
      { type: 'partner', role: 'employer', group: 'category' },
    ],
    ['event', { when: 'past' }, { type: 'event', when: 'past' }],
  ])("has the editors' query, not filled in yet: %s %j", (type, filter, query) => {
    expect(blocks([{ ...listing, type, filter }])).toEqual([
      { kind: 'listing', title: 'Lijst', query, count: 6, listed: null },
    ])
  })

  it.each([
    ['content', { sectie: 'ecommerce' }],
    ['content', { section: 'sport' }],
    ['partner', { role: 'gast' }],
    ['vacancy', { employer: "' OR 1=1" }],
    ['content', { type: 'partner', role: 'employer' }],
    ['content', ['ecommerce']],
    ['film', {}],
  ])('is omitted if its filter is invalid: %s %j', (type, filter) => {
    expect(blocks([{ ...listing, type, filter }])).toEqual([])
  })

  it.each([
    [0, 1],
    [500, 24],
    [null, 6],
  ])('has a limited length: %j', (count, bounded) => {
    expect(blocks([{ ...listing, type: 'event', filter: null, count }])).toMatchObject([{ count: bounded }])
  })
})

describe('a link in a text', () => {
  it.each<[string, Locale, string]>([
    ['/news/7/x', 'nl', '/news/7/x'],
    ['/news/7/x', 'en', '/en/news/7/x'],
    ['/', 'de', '/de'],
    ['/en/news/7/x', 'de', '/en/news/7/x'],
    ['/de', 'en', '/de'],
    ['/english', 'en', '/en/english'],
    ['#bronnen', 'en', '#bronnen'],
    ['https://example.org/', 'en', 'https://example.org/'],
    ['mailto:redactie@schakel.example', 'de', 'mailto:redactie@schakel.example'],
  ])('%s in a text in %s points to %s', (href, locale, expected) => {
    expect(localHref(href, locale)).toBe(expected)
  })
})
