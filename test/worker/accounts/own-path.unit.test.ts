import { describe, expect, it } from 'vitest'
import { ownPath } from '../../../worker/accounts/own-path.ts'

describe('ownPath', () => {
  it.each(['/', '/account', '/en/jobs?q=pak%20in#top', '/news/1/een-titel', '/zoeken?q=a//b'])(
    'accepts a path of this site: %s',
    (path) => expect(ownPath(path)).toBe(path),
  )

  it.each([
    null,
    undefined,
    '',
    'account',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/a\\b',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    `/${'a'.repeat(1000)}`,
    '/a\u0000b',
  ])('refuses anything that may redirect elsewhere: %j', (path) => expect(ownPath(path)).toBeNull())
})
