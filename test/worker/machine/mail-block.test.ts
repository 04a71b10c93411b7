import { afterEach, describe, expect, it } from 'vitest'
import { backendIsDown, backendIsWell } from '../support/backend.ts'
import { visit } from '../support/visit.ts'

interface Block {
  title: string
  label: string
  url: string
  picture: { url: string; height: number } | null
  html: string
}

const block = async (path: string) => (await visit(path)).json<Block>()

describe('a block for mails of other systems', () => {
  afterEach(backendIsWell)

  it('has a document as a mail shows it, as data and as markup of tables', async () => {
    const { title, url, picture, html } = await block('/mail-blocks/news/120.json')
    const markup = await visit('/mail-blocks/news/120.html')

    expect(title).toContain('Snelspoor')
    expect(new URL(url).pathname).toMatch(/^\/news\/120\//)
    const file = await visit(new URL(picture?.url ?? '').pathname)
    expect(file.headers.get('content-type')).toBe('image/jpeg')
    expect(html).toContain(`width="512" height="${picture?.height}"`)
    expect(markup.headers.get('content-type')).toContain('text/html')
    expect(markup.headers.get('x-robots-tag')).toBe('noindex')
    expect(await markup.text()).toBe(html)
    expect(html).toMatch(/^<table role="presentation"/)
    expect(html).not.toMatch(/<script|<style|class="[^"]*"[^>]*onclick/)
  })

  it.each([
    '/mail-blocks/jobs/5001.json',
    '/mail-blocks/companies/pakwijs.json',
    '/mail-blocks/products/digitaal.json',
    '/en/mail-blocks/news/120.json',
  ])('exists for each kind and language: %s', async (path) => {
    expect((await block(path)).title).not.toBe('')
  })

  it('of an event names its day and place', async () => {
    const { title, url, label, html } = await block('/mail-blocks/events/schakel-jaarcongres-2027.json')

    expect(title).toContain('Schakel')
    expect(new URL(url).pathname).toBe('/events/schakel-jaarcongres-2027')
    expect(label).toMatch(/^\d{1,2} [a-z]+ 2027 · \S/)
    expect(html).toContain(label)
    expect((await visit('/mail-blocks/events/bestaat-niet.json')).status).toBe(404)
  })

  it('comes from the cache while the backend is away', async () => {
    await block('/mail-blocks/news/121.json')
    await backendIsDown()

    expect((await block('/mail-blocks/news/121.json')).title).not.toBe('')
  })

  it.each([
    'news/999999.json',
    'news/x.json',
    'news/120.xml',
    'news/120',
    'constructor/120.json',
    'jobs/..%2f.json',
  ])('is not found: %s', async (path) => {
    expect((await visit(`/mail-blocks/${path}`)).status).toBe(404)
  })
})
