import { describe, expect, it } from 'vitest'
import { escapeHtml, safeHref, scriptJson } from '../../../worker/content/markup.ts'

describe('escapeHtml', () => {
  it('leaves nothing that could open a tag or end an attribute', () => {
    expect(escapeHtml(`<img src="x" onerror='y'> & co`)).toBe(
      '&lt;img src=&quot;x&quot; onerror=&#39;y&#39;&gt; &amp; co',
    )
  })

  it('escapes its own output again', () => {
    expect(escapeHtml('&lt;b&gt;')).toBe('&amp;lt;b&amp;gt;')
  })
})

describe('safeHref', () => {
  it.each([
    '/ecommerce',
    '/news/1/a?b=c#d',
    '#bronnen',
    'https://example.org/a',
    'http://example.org',
    'mailto:redactie@schakel.example',
    'tel:+31201234567',
  ])('allows %s', (url) => {
    expect(safeHref(url)).toBe(url)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.org/1',
    '//evil.example',
    '/\\evil.example',
    'ecommerce',
    '',
  ])('refuses %j', (url) => {
    expect(safeHref(url)).toBeNull()
  })
})

describe('scriptJson', () => {
  it("returns text that can't end a script element", () => {
    const text = scriptJson({ title: '</script><script>alert(1)</script><!--', line: '\u2028\u2029' })

    expect(text).not.toContain('<')
    expect(text).not.toMatch(/[\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual({
      title: '</script><script>alert(1)</script><!--',
      line: '\u2028\u2029',
    })
  })
})
