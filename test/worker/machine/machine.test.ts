import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { backendIsDown, backendIsWell } from '../support/backend.ts'
import { databaseIsDown } from '../support/database.ts'
import { visit } from '../support/visit.ts'

describe('/health', () => {
  it('reports that the worker runs', async () => {
    const response = await visit('/health')

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok' })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it("doesn't depend on the stores behind it", async () => {
    await backendIsDown()
    vi.spyOn(env.EDGE_KV, 'get').mockRejectedValue(new Error('KV is away'))
    databaseIsDown()

    const response = await visit('/health')

    expect(response.status).toBe(200)
    await backendIsWell()
  })

  it('has no other pages below it', async () => {
    expect((await visit('/healthy')).status).toBe(404)
    expect((await visit('/health/x')).status).toBe(404)
  })
})

describe('/robots.txt', () => {
  it('allows crawlers pages, but not the APIs behind them', async () => {
    const response = await visit('/robots.txt')

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    const lines = (await response.text()).split('\n')
    expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Allow: /']))
  })
})

describe('a file of a previous build', () => {
  it.each(['/assets/entry-Gone1.js', '/assets/entry-Gone1.css', '/assets/a/b.woff2'])(
    "isn't answered with a page, which a browser would parse as a script: %s",
    async (path) => {
      const response = await visit(path)

      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toMatch(/^application\/json/)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(await response.text()).not.toContain('<')
    },
  )
})

describe('HEAD', () => {
  it.each(['/health', '/robots.txt', '/builds/latest.json'])(
    'answers for %s like GET, without a body',
    async (path) => {
      const response = await visit(path, { method: 'HEAD' })

      expect(response.status).toBe(200)
      expect(await response.text()).toBe('')
    },
  )
})
