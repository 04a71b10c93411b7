import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Inline, TextBlock } from '../../../client/rich-text/blocks.ts'
import { blocksFromMarkdown } from '../../../client/rich-text/blocks-from-markdown.ts'
import { markdownFromBlocks } from '../../../client/rich-text/markdown-from-blocks.ts'

const text = (words: string) => ({ type: 'text' as const, text: words })
const paragraph = (...children: Inline[]): TextBlock => ({ type: 'paragraph', children })

describe('Markdown', () => {
  it('becomes the blocks of Strapi', () => {
    const markdown = `# Wat ga je doen?

Je plant **elke dag** 40 ritten
met *twee* collega's, [lees meer](https://schakel.example/a?b=1&c=2).

- Plannen
- Bellen
  - met klanten

1. Solliciteren
2. Praten

> Dit werk
> is leuk.`

    expect(blocksFromMarkdown(markdown)).toEqual([
      { type: 'heading', level: 2, children: [text('Wat ga je doen?')] },
      paragraph(
        text('Je plant '),
        { ...text('elke dag'), bold: true },
        text(' 40 ritten met '),
        { ...text('twee'), italic: true },
        text(" collega's, "),
        { type: 'link', url: 'https://schakel.example/a?b=1&c=2', children: [text('lees meer')] },
        text('.'),
      ),
      {
        type: 'list',
        format: 'unordered',
        children: ['Plannen', 'Bellen', 'met klanten'].map((item) => ({
          type: 'list-item',
          children: [text(item)],
        })),
      },
      {
        type: 'list',
        format: 'ordered',
        children: ['Solliciteren', 'Praten'].map((item) => ({ type: 'list-item', children: [text(item)] })),
      },
      { type: 'quote', children: [text('Dit werk is leuk.')] },
    ])
  })

  it.each([
    ['<script>alert(1)</script>', [paragraph(text('<script>alert(1)</script>'))]],
    ['a <b onclick=x>b</b>', [paragraph(text('a <b onclick=x>b</b>'))]],
    ['[klik](javascript:alert(1))', [paragraph(text('klik'))]],
    ['[klik](java&#x73;cript:alert(1))', [paragraph(text('klik'))]],
    ['[klik](//kwaad.example)', [paragraph(text('klik'))]],
    ['[klik](data:text/html,x)', [paragraph(text('klik'))]],
    ['![spoor](https://kwaad.example/p.gif)', [paragraph(text('![spoor](https://kwaad.example/p.gif)'))]],
    ['    const code = 1', [paragraph(text('const code = 1'))]],
    ['| a | b |\n| - | - |', [paragraph(text('| a | b | | - | - |'))]],
    ['# ', []],
    ['', []],
  ])('gives nothing but text for %j', (markdown, blocks) => {
    expect(blocksFromMarkdown(markdown)).toEqual(blocks)
  })

  it.each(['> ', '>', '- ', '1. ', '> - '])('is read however deep it is nested: %j', (marker) => {
    const blocks = blocksFromMarkdown(`${marker.repeat(3000)}diep`)

    expect(JSON.stringify(blocks)).toContain('diep')
  })
})

describe('blocks', () => {
  const words = fc.stringMatching(
    /^[a-z#>*_&<\\`[\]()!0-9.+=~|-]{1,12}( [a-z#>*_&<\\`[\]()!0-9.+=~|-]{1,8}){0,2}$/,
  )
  const plain = words.map((typed): Inline[] => [text(typed)])
  const marked = fc
    .tuple(
      fc.option(words, { nil: null }),
      fc.stringMatching(/^[a-z0-9]{1,6}( [a-z]{1,6})?$/),
      words,
      fc.constantFrom('bold', 'italic'),
    )
    .map(([before, inner, after, mark]): Inline[] => [
      ...(before === null ? [] : [text(`${before} `)]),
      { ...text(inner), [mark]: true },
      text(` ${after}`),
    ])
  // Words of a link without brackets: marked takes escaped ones within them for its end.
  const linked = fc
    .tuple(words, fc.stringMatching(/^[a-z0-9#>*_&.-]{1,9}( [a-z]{1,6})?$/))
    .map(([before, inner]): Inline[] => [
      text(`${before} `),
      { type: 'link', url: 'https://schakel.example/jobs?a=(b)', children: [text(inner)] },
    ])
  const broken = fc.tuple(words, words).map(([one, other]): Inline[] => [text(`${one}\n${other}`)])
  const children = fc.oneof(plain, marked, linked)
  const block: fc.Arbitrary<TextBlock> = fc.oneof(
    fc.oneof(children, broken).map((inner): TextBlock => ({ type: 'paragraph', children: inner })),
    fc.oneof(children, broken).map((inner): TextBlock => ({ type: 'quote', children: inner })),
    fc
      .tuple(fc.constantFrom<2 | 3>(2, 3), children)
      .map(([level, inner]): TextBlock => ({ type: 'heading', level, children: inner })),
    fc.tuple(fc.constantFrom('ordered', 'unordered'), fc.array(children, { minLength: 1, maxLength: 4 })).map(
      ([format, items]): TextBlock => ({
        type: 'list',
        format: format as 'ordered',
        children: items.map((inner) => ({ type: 'list-item', children: inner })),
      }),
    ),
  )

  it('are the same when they were Markdown in between', () => {
    fc.assert(
      fc.property(block, (one) => {
        expect(blocksFromMarkdown(markdownFromBlocks([one]))).toEqual([one])
      }),
      { numRuns: 2000 },
    )
  })

  it.each(['---', '--', '-', '+', '===', '1.', '>\n--', 'a\n===', '***'])('keep %j as text', (typed) => {
    const list: TextBlock = {
      type: 'list',
      format: 'ordered',
      children: [{ type: 'list-item', children: [text(typed)] }],
    }

    for (const block of [list, paragraph(text(typed))])
      expect(blocksFromMarkdown(markdownFromBlocks([block]))).toEqual([block])
  })

  it('stay apart from each other', () => {
    const blocks = [
      paragraph(text('een')),
      paragraph(text('twee')),
      { type: 'quote' as const, children: [text('drie')] },
    ]

    expect(blocksFromMarkdown(markdownFromBlocks(blocks))).toEqual(blocks)
  })
})
