import { describe, expect, it } from 'vitest'
import { pageAt, pageBehind } from '../../../client/navigation/page-address.ts'
import { payloadAddress } from '../../../client/navigation/payload-address.ts'

const origin = 'https://schakel.example'

function pageNameAt(path: string): string | undefined {
  return pageAt(new URL(path, origin), origin)?.name
}

describe('the address of a page’s data', () => {
  it.each([
    ['/', '/_payload.json'],
    ['/en', '/en/_payload.json'],
    ['/en/', '/en/_payload.json'],
    ['/news/7/nieuw?bron=brief#reacties', '/news/7/nieuw/_payload.json?bron=brief'],
    ['/?page=2', '/_payload.json?page=2'],
  ])('of %s is %s', (page, data) => {
    expect(payloadAddress(new URL(page, origin))).toBe(data)
  })
})

describe('pages that the browser code shows', () => {
  it.each([
    ['/', 'home'],
    ['/en', 'home'],
    ['/de', 'home'],
    ['/ecommerce?page=2', 'ecommerce'],
    ['/en/news/104/returns-fall', 'news-id-slug'],
    ['/over-ons', 'slug'],
    ['/tags-overzicht/a', 'tags-overzicht-char'],
    ['/enquete', 'slug'],
  ])('%s is %s', (path, name) => {
    expect(pageNameAt(path)).toBe(name)
  })

  it.each([
    ['an address that no row fits', '/een/twee/drie/vier'],
    ['a page that other code answers', '/preview'],
    ['an interface', '/api/redirect'],
    ['a feed', '/feeds/nieuws.xml'],
    ['a file in the root', '/robots.txt'],
    ['the prefix that the default language does not have', '/nl/ecommerce'],
    ['that prefix alone', '/nl'],
    ['a slash at the end', '/ecommerce/'],
    ['another site', 'https://elders.example/ecommerce'],
    ['the same host by another protocol', 'http://schakel.example/ecommerce'],
  ])('leaves %s to the browser', (_, path) => {
    expect(pageNameAt(path)).toBeUndefined()
  })
})

describe('links', () => {
  const link = { href: `${origin}/ecommerce`, target: '', isDownload: false }

  it('opens the page it names', () => {
    expect(pageBehind(link, origin)).toEqual({ url: new URL(link.href), name: 'ecommerce' })
    expect(pageBehind({ ...link, target: '_self' }, origin)?.name).toBe('ecommerce')
  })

  it.each([
    ['another window', { target: '_blank' }],
    ['a download', { isDownload: true }],
    ['a mail address', { href: 'mailto:redactie@schakel.example' }],
    ['script', { href: 'javascript:void 0' }],
    ['no address at all', { href: '' }],
  ])('for %s is left to the browser', (_, difference) => {
    expect(pageBehind({ ...link, ...difference }, origin)).toBeNull()
  })
})
