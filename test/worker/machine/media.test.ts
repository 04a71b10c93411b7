import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { backendDoes, backendIsDown, backendIsWell, callsOfBackend } from '../support/backend.ts'
import { hanging } from '../support/hanging.ts'
import { signIn } from '../support/sign-in.ts'
import { visit, visitWith } from '../support/visit.ts'

const picture = new Uint8Array([1, 2, 3, 4])

async function bytesOf(response: Response): Promise<Uint8Array> {
  return new Uint8Array(await response.arrayBuffer())
}

afterEach(backendIsWell)

describe('a picture', () => {
  it.each([
    ['a.webp', 'image/webp'],
    ['b.avif', 'image/avif'],
    ['c.jpg', 'image/jpeg'],
    ['d.JPEG', 'image/jpeg'],
    ['e.png', 'image/png'],
    ['f.v2_x-1.gif', 'image/gif'],
  ])('comes from our own store, with its type: %s', async (name, type) => {
    await env.MEDIA.put(name, picture)
    await backendIsDown()

    const response = await visit(`/media/${name}`)

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toBe('public, max-age=2592000')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(await bytesOf(response)).toEqual(picture)
  })

  it('may be embedded by newsletters and feed readers', async () => {
    await env.MEDIA.put('feed.webp', picture)

    const first = await visit('/media/feed.webp')
    const second = await visit('/media/feed.webp')

    expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(second.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it.each([
    ['who is signed in', signIn],
    ['a browser with a token that is none', async () => 'strapi_jwt=garbage'],
  ])('is the same for everyone, and cached even for %s', async (_, cookieOf) => {
    await env.MEDIA.put('own.webp', picture)

    const response = await visitWith({ cookie: await cookieOf() }, '/media/own.webp')

    expect(response.headers.get('cache-control')).toBe('public, max-age=2592000')
    expect(response.headers.has('set-cookie')).toBe(false)
  })

  it('is fetched from the backend on first request, and stored', async () => {
    const response = await visit('/media/101-hero.webp')
    expect(response.status).toBe(200)
    const bytes = await bytesOf(response)
    expect(new TextDecoder().decode(bytes.slice(8, 12))).toBe('WEBP')

    const stored = await vi.waitFor(async () => {
      const object = await env.MEDIA.get('101-hero.webp')
      if (!object) throw new Error('Not stored yet')
      return object.arrayBuffer()
    }, hanging)

    expect(new Uint8Array(stored)).toEqual(bytes)
  })

  it('is fetched from the backend once', async () => {
    await (await visit('/media/102-hero.webp')).arrayBuffer()
    await vi.waitFor(async () => expect(await env.MEDIA.head('102-hero.webp')).not.toBeNull(), hanging)

    const response = await visit('/media/102-hero.webp')

    expect(response.status).toBe(200)
    expect((await callsOfBackend()).filter(({ path }) => path === '/uploads/102-hero.webp')).toHaveLength(1)
  })

  it('stays available while the backend is down', async () => {
    const before = await bytesOf(await visit('/media/103-hero.webp'))
    await vi.waitFor(async () => expect(await env.MEDIA.head('103-hero.webp')).not.toBeNull(), hanging)
    await backendIsDown()

    const response = await visit('/media/103-hero.webp')

    expect(response.status).toBe(200)
    expect(await bytesOf(response)).toEqual(before)
  })

  it.each(['large', 'medium', 'small', 'thumbnail'])(
    "is served in full size if a smaller size doesn't exist: %s",
    async (size) => {
      await env.MEDIA.put(`whole-${size}.webp`, picture)

      const response = await visit(`/media/${size}_whole-${size}.webp`)

      expect(response.status).toBe(200)
      expect(await bytesOf(response)).toEqual(picture)
    },
  )

  it("is served in full size while a smaller size can't be fetched", async () => {
    await env.MEDIA.put('whole.webp', picture)
    await backendIsDown()

    const response = await visit('/media/large_whole.webp')

    expect(response.status).toBe(200)
    expect(await bytesOf(response)).toEqual(picture)
  })

  it('is served in the requested size if it exists', async () => {
    await env.MEDIA.put('two.webp', picture)
    await env.MEDIA.put('small_two.webp', picture.slice(0, 1))

    const response = await visit('/media/small_two.webp')

    expect(await bytesOf(response)).toHaveLength(1)
  })
})

describe('an invalid picture', () => {
  it.each([
    'drawing.svg',
    'page.html',
    'script.js',
    'a.webp.svg',
    'a.svg%00.webp',
    'webp',
    '.webp',
    'a..webp',
    'a%20b.webp',
    '..%2fadmin.webp',
    '%2e%2e%2fadmin.webp',
    'a%2fb.webp',
    'a%5cb.webp',
    'a%3fb.webp',
    'a%23b.webp',
    '%C3%A9.webp',
    `${'a'.repeat(2000)}.webp`,
  ])("isn't looked up: %.40s", async (name) => {
    await env.MEDIA.put('drawing.svg', picture)

    const response = await visit(`/media/${name}`)

    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect((await callsOfBackend()).filter(({ path }) => path.startsWith('/uploads'))).toEqual([])
  })

  it("is a name that doesn't exist", async () => {
    const response = await visit('/media/large_nobody.webp')

    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: { status: 404, name: 'NotFoundError' } })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it("is cached for a minute, so that many wrong names don't reach the backend", async () => {
    expect((await visit('/media/gone.webp')).status).toBe(404)
    await vi.waitFor(
      async () => expect(await caches.default.match('https://entries.invalid/media/gone.webp')).toBeDefined(),
      hanging,
    )
    await env.MEDIA.put('gone.webp', picture)

    const again = await visit('/media/gone.webp')

    expect(again.status).toBe(404)
    expect(await again.json()).toMatchObject({ error: { status: 404, name: 'NotFoundError' } })
    expect((await callsOfBackend()).filter(({ path }) => path === '/uploads/gone.webp')).toHaveLength(1)
    const entry = await caches.default.match('https://entries.invalid/media/gone.webp')
    expect(entry?.headers.get('cache-control')).toBe('max-age=60')
  })

  it('is unavailable, which is never cached, while nobody can tell whether it exists', async () => {
    await backendIsDown()

    const response = await visit('/media/perhaps.webp')

    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(response.headers.get('cache-control')).toContain('no-store')
    await backendIsWell()
    await env.MEDIA.put('perhaps.webp', picture)
    expect((await visit('/media/perhaps.webp')).status).toBe(200)
  })

  it('is a file of another type from the backend', async () => {
    await backendDoes([
      {
        holding: '/uploads/',
        behaviour: { does: 'answer', status: 302, body: '<script>', type: 'text/html' },
      },
    ])

    expect((await visit('/media/elsewhere.webp')).status).toBe(404)
  })
})
