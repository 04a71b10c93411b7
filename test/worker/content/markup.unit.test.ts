import { describe, expect, it } from 'vitest'
import { escapeHtml, scriptJson } from '../../../worker/content/markup.ts'

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
