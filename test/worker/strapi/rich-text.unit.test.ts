import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { htmlFrom, RichTextNodes } from '../../../worker/strapi/parse/rich-text.ts'

const hostile = `<script>alert("1")</script>'&`
const harmless = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;'

function text(value: string, marks: Record<string, boolean> = {}) {
  return { type: 'text', text: value, ...marks }
}

function paragraph(...children: unknown[]) {
  return { type: 'paragraph', children }
}

/** Reads an answer of Strapi: validates, then renders it. */
function html(...nodes: unknown[]): string {
  return htmlFrom(v.parse(RichTextNodes, nodes))
}

describe("the editors' text", () => {
  it.each<[string, unknown, string]>([
    ['a paragraph', paragraph(text('Eén.')), '<p>Eén.</p>'],
    ['a line break', paragraph(text('a\nb')), '<p>a<br>b</p>'],
    ['bold', paragraph(text('a', { bold: true })), '<p><strong>a</strong></p>'],
    ['italic', paragraph(text('a', { italic: true })), '<p><em>a</em></p>'],
    ['underlined', paragraph(text('a', { underline: true })), '<p><u>a</u></p>'],
    ['struck', paragraph(text('a', { strikethrough: true })), '<p><s>a</s></p>'],
    ['code', paragraph(text('a', { code: true })), '<p><code>a</code></p>'],
    [
      'all marks at once',
      paragraph(text('a', { bold: true, italic: true, underline: true, strikethrough: true, code: true })),
      '<p><u><s><em><strong><code>a</code></strong></em></s></u></p>',
    ],
    ['a heading', { type: 'heading', level: 3, children: [text('a')] }, '<h3>a</h3>'],
    [
      'a first heading, of which the page has one already',
      { type: 'heading', level: 1, children: [text('a')] },
      '<h2>a</h2>',
    ],
    ['a quote', { type: 'quote', children: [text('a')] }, '<blockquote><p>a</p></blockquote>'],
    ['code on its own', { type: 'code', children: [text('a < b')] }, '<pre><code>a &lt; b</code></pre>'],
    [
      'a list',
      { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [text('a')] }] },
      '<ul><li>a</li></ul>',
    ],
    [
      'a list in a list',
      {
        type: 'list',
        format: 'ordered',
        children: [
          { type: 'list-item', children: [text('a')] },
          { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [text('b')] }] },
        ],
      },
      '<ol><li>a</li><li><ul><li>b</li></ul></li></ol>',
    ],
    [
      'a link on this site',
      paragraph({ type: 'link', url: '/news/1/a?b=1&c=2', children: [text('a')] }),
      '<p><a href="/news/1/a?b=1&amp;c=2">a</a></p>',
    ],
    [
      'a link elsewhere',
      paragraph({ type: 'link', url: 'https://example.org', children: [text('a')] }),
      '<p><a href="https://example.org" rel="noopener">a</a></p>',
    ],
    ['an empty paragraph', paragraph(text('')), ''],
    ['a picture, which stands in a block of its own', { type: 'image', image: { url: 'x' } }, ''],
  ])('becomes markup: %s', (_, node, expected) => {
    expect(html(node)).toBe(expected)
  })

  it.each<[string, unknown]>([
    ['a paragraph', paragraph(text(hostile))],
    ['a heading', { type: 'heading', level: 2, children: [text(hostile)] }],
    ['a quote', { type: 'quote', children: [text(hostile)] }],
    ['code', { type: 'code', children: [text(hostile)] }],
    ['marked text', paragraph(text(hostile, { bold: true, code: true }))],
    [
      'a list',
      { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text(hostile)] }] },
    ],
    ['a link', paragraph({ type: 'link', url: '/a', children: [text(hostile)] })],
  ])('is never treated as markup in %s', (_, node) => {
    expect(html(node)).toContain(harmless)
    expect(html(node)).not.toContain('<script')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'java\nscript:x', ''])(
    'loses an unsafe link, but keeps its text: %j',
    (url) => {
      expect(html(paragraph({ type: 'link', url, children: [text('hier')] }))).toBe('<p>hier</p>')
    },
  )

  it("can't break out of a link's attribute", () => {
    const written = html(
      paragraph({ type: 'link', url: `https://example.org/" onclick="x`, children: [text('a')] }),
    )

    expect(written).toBe('<p><a href="https://example.org/&quot; onclick=&quot;x" rel="noopener">a</a></p>')
  })

  it.each([
    { type: 'html', children: [text('a')] },
    { type: 'heading', level: '2 onclick=x', children: [text('a')] },
    { type: 'heading', level: 7, children: [text('a')] },
    { type: 'paragraph', children: [{ type: 'text', text: { toString: 'x' } }] },
    { type: 'list', format: 'script', children: [] },
    { type: 'paragraph' },
  ])("is refused if the editor can't have made it: %j", (node) => {
    expect(v.is(RichTextNodes, [node])).toBe(false)
  })
})
