import { describe, expect, it } from 'vitest'
import { backendIsDown, backendIsWell } from '../support/backend.ts'
import { addressOfArticle } from '../support/open-pages.ts'
import { visit } from '../support/visit.ts'

describe('an article', () => {
  it('is found by its number: a wrong slug redirects to the right one and keeps the query', async () => {
    const path = await addressOfArticle(102)

    const response = await visit('/news/102/oude-kop?utm_source=brief&utm_medium=mail')

    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(`${path}?utm_source=brief&utm_medium=mail`)
  })

  it('redirects in-page navigation to the right slug as well', async () => {
    const path = await addressOfArticle(102)

    const response = await visit('/news/102/oude-kop/_payload.json?utm_source=brief')

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ redirect: `${path}?utm_source=brief` })
  })

  it('has its own slug in each language', async () => {
    const dutch = await addressOfArticle(110)

    const response = await visit(`/de${dutch}`)

    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(await addressOfArticle(110, 'de'))
  })

  it.each(['en', 'de'])("that isn't translated redirects to Dutch: %s", async (locale) => {
    const dutch = await addressOfArticle(101)

    const response = await visit(`/${locale}${dutch}?utm_source=brief`)

    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`${dutch}?utm_source=brief`)
  })
})

describe('an address without a page', () => {
  it.each([
    '/news/abc/x',
    '/news/0/x',
    '/news/-1/x',
    '/news/01/x',
    '/news/1e3/x',
    '/news/1.5/x',
    '/news/102x/x',
    '/news/9999999999/x',
    '/news/99999999999999999999999/x',
    '/news/99999/x',
    '/news/tag/Bestaat-Niet',
    '/news/tag/bestaat-niet',
    '/news/tag/-x',
    `/news/tag/${'a'.repeat(200)}`,
    '/ecommerce?page=0',
    '/ecommerce?page=-1',
    '/ecommerce?page=1e9',
    '/ecommerce?page=x',
    '/ecommerce?page=',
    '/ecommerce?page=999',
    '/news/tag/retourbeleid?page=99',
    '/tags-overzicht/ab',
    '/tags-overzicht/%25',
    '/tags-overzicht/A',
    '/tags-overzicht/%C3%A9',
    '/bestaat-niet',
    '/Over-Ons',
    '/over_ons',
    `/${'a'.repeat(300)}`,
    '/fr',
    '/en/bestaat-niet',
    '/de/news/abc/x',
  ])("fails its route's check, with this message: %.60s", async (path) => {
    const response = await visit(path)

    expect(response.status).toBe(404)
    expect(await response.text()).toContain(`Page Not Found: ${path}`)
  })

  it.each([
    '/nergens/te/vinden',
    '/news/102',
    '/news',
    '/news/102/a/b',
    '/en/nergens/hier',
    '/tags-overzicht/a/b',
  ])('matches no route, with another message: %s', async (path) => {
    const response = await visit(path)

    expect(response.status).toBe(404)
    const html = await response.text()
    if (path === '/news') expect(html).toContain('Page Not Found: /news')
    else expect(html).toContain(`Page not found: ${path}`)
  })

  it('has the same message as data', async () => {
    const response = await visit('/news/abc/x/_payload.json')

    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await response.json()).toMatchObject({
      route: 'not-found',
      status: 404,
      props: { message: 'Page Not Found: /news/abc/x' },
    })
  })

  it.each([
    '/nergens/<script>alert(1)</script>',
    '/nergens/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/<script>alert(1)</script>',
    '/nergens/"><img src=x onerror=alert(1)>',
    '/nergens?a=<script>alert(1)</script>',
    '/nergens?</script><script>alert(1)</script>',
    '/nergens/hier?&lt;script&gt;',
    '/en/tags-overzicht/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  ])('is shown as text and never as markup: %s', async (path) => {
    const response = await visit(path)

    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).not.toMatch(/<script>alert|<img src=x|"><img/)
    expect(html).not.toContain('</script><script>alert')
  })
})

describe('a synonym of a tag', () => {
  it('redirects to the tag, even while the backend is down', async () => {
    const response = await visit('/news/tag/cro')

    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/news/tag/conversie')

    await backendIsDown()
    const later = await visit('/news/tag/marktplaats')
    await backendIsWell()

    expect(later.status).toBe(301)
    expect(later.headers.get('location')).toBe('/news/tag/marktplaatsen')
  })
})
