import { describe, expect, it } from 'vitest'
import { mayPointTo } from '../../../worker/http/may-point-to.ts'

const site = 'https://schakel.example'

/** Hosts, and all the ways to write them that some parser takes for a path. */
const hosts = [
  'evil.example',
  'evil.example:8443',
  '[::1]',
  '2130706433',
  'schakel.example@evil.example',
  'ęvil.example',
]
const prefixes = [
  '//',
  '/\\',
  '\\\\',
  '\\/',
  '///',
  '/.//',
  '/x/..//',
  '/%2e//',
  '/\t/',
  '/\n/',
  '\t//',
  ' //',
  '\u0000//',
  '/\u0000/',
]
const slashes = ['\uff0f', '\u2044', '\u2215', '\u29f8', '\ufe68', '%2f', '%5c', '%252f']
const schemes = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://schakel.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://schakel.example/x',
  'file:///etc/passwd',
]

/** Addresses that some parser resolves to another site, or runs. */
const hostile = [
  ...hosts.flatMap((host) => prefixes.map((prefix) => `${prefix}${host}`)),
  ...hosts.flatMap((host) =>
    slashes.flatMap((slash) => [`/${slash}${host}`, `${slash}${slash}${host}`, `/${slash}${slash}${host}/x`]),
  ),
  ...hosts.map((host) => `https:${host}`),
  'https://schakel.example@evil.example',
  'https://schakel.example:x@evil.example/',
  'https://evil.example\\@schakel.example',
  'https:\\\\evil.example',
  'http:evil.example',
  ...schemes,
]

/** Where a browser on a page of this site would go with such a header or link. */
function destinationOf(target: string): URL {
  const first = new URL(target, `${site}/account`)
  // Scripts and redirects that pass on a path resolve it a second time.
  return first.origin === site ? new URL(`${first.pathname}${first.search}`, site) : first
}

describe('a hostile address', () => {
  it.each(hostile)('never takes a visitor to another site: %j', (text) => {
    const target = mayPointTo.ownPage(text)

    if (target !== null) expect(destinationOf(target).origin).toBe(site)
  })

  it.each(hostile)(
    'takes readers of a moved page, a campaign or a text only where it plainly says: %j',
    (text) => {
      for (const policy of [mayPointTo.ownOrSecure, mayPointTo.ownOrWeb, mayPointTo.linkInText]) {
        const target = policy(text)
        if (target === null) continue
        const { origin, protocol } = destinationOf(target)
        expect(['https:', 'http:']).toContain(protocol)
        if (target.startsWith('/')) expect(origin).toBe(site)
        else expect(target.toLowerCase().startsWith(protocol)).toBe(true)
      }
    },
  )

  it.each(schemes)('never runs: %j', (text) => {
    const { origins, ...policies } = mayPointTo
    for (const policy of Object.values(policies)) expect(policy(text)).toBeNull()
    expect(origins(text, [site.replace('schakel', 'pay')])).toBeNull()
  })
})

describe('ownPage', () => {
  it.each(['/', '/account', '/en/jobs?q=pak%20in#top', '/news/1/een-titel', '/zoeken?q=a//b'])(
    'accepts a path of this site: %s',
    (path) => expect(mayPointTo.ownPage(path)).toBe(path),
  )

  it.each([
    null,
    undefined,
    '',
    'account',
    'https://evil.example/',
    '/a\\b',
    `/${'a'.repeat(1000)}`,
    '/a\u0000b',
  ])('rejects %j', (path) => expect(mayPointTo.ownPage(path)).toBeNull())
})

describe('ownOrSecure', () => {
  it.each(['/', '/a?b=c#d', 'https://example.org/a'])('accepts %s', (to) => {
    expect(mayPointTo.ownOrSecure(to)).toBe(to)
  })

  it.each([
    '//a',
    '/\\a',
    '\\\\a',
    'http://a',
    'ftp://a',
    'a',
    '',
    ' /a',
    '/a b',
    '/\u0000',
    'https:',
    '/.//a',
  ])('rejects %j', (to) => expect(mayPointTo.ownOrSecure(to)).toBeNull())
})

describe('ownOrWeb', () => {
  it.each([
    '/',
    '/abonnementen',
    '/jobs?category=chauffeurs',
    '/en/events#top',
    '/lezers',
    'https://a.example/x?y=1',
    'http://a.example',
  ])('accepts %s', (target) => expect(mayPointTo.ownOrWeb(target)).toBe(target))

  it.each([
    '',
    'abonnementen',
    '/\t/evil.example',
    'mailto:a@b.example',
    'tel:+31',
    '#top',
    '/l/1',
    '/en/l/1',
    '/c?id=1',
    '/C?id=1',
    '/de/c',
  ])('rejects %j', (target) => expect(mayPointTo.ownOrWeb(target)).toBeNull())
})

describe('linkInText', () => {
  it.each([
    '/ecommerce',
    '/news/1/a?b=c#d',
    '#bronnen',
    'https://example.org/a',
    'http://example.org',
    'mailto:redactie@schakel.example',
    'tel:+31201234567',
  ])('allows %s', (url) => {
    expect(mayPointTo.linkInText(url)).toBe(url)
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
    expect(mayPointTo.linkInText(url)).toBeNull()
  })
})

describe('website', () => {
  it.each(['https://example.org/a', ' http://example.org '])('allows %j', (url) => {
    expect(mayPointTo.website(url)).toBe(url.trim())
  })

  it.each([null, undefined, '', '/jobs', '#top', 'mailto:a@b.example', 'tel:+31', '//evil.example'])(
    'refuses %j',
    (url) => expect(mayPointTo.website(url)).toBeNull(),
  )
})

describe('origins', () => {
  const origins = ['https://pay.example']

  it('allows an address at one of them', () => {
    expect(mayPointTo.origins('https://pay.example/x?y=1', origins)).toBe('https://pay.example/x?y=1')
  })

  it.each([
    '/x',
    '',
    'http://pay.example',
    'https://pay.example.evil.example',
    'https://pay.example@evil.example',
  ])('refuses %j', (url) => expect(mayPointTo.origins(url, origins)).toBeNull())
})
