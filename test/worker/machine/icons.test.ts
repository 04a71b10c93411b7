import { describe, expect, it } from 'vitest'
import { visit } from '../support/visit.ts'

describe('icons for Iconify’s loader', () => {
  it('come in one response, in the format of its API', async () => {
    const response = await visit('/_icons/tabler.json?icons=truck,forklift')

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=604800, stale-while-revalidate=31536000',
    )
    expect(await response.json()).toEqual({
      prefix: 'tabler',
      icons: {
        truck: {
          body: expect.stringMatching(/^<path fill="none" stroke="currentColor" [^<>]* d="M[^"<>]+"\/>$/),
        },
        forklift: { body: expect.stringMatching(/^<path /) },
      },
      width: 24,
      height: 24,
    })
  })

  it('that are unknown are listed, and cached for a minute only', async () => {
    const response = await visit('/_icons/tabler.json?icons=truck,nope,__proto__,constructor,%3Cscript%3E')

    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(await response.json()).toMatchObject({
      icons: { truck: { body: expect.any(String) } },
      not_found: ['nope', '__proto__', 'constructor', '<script>'],
    })
  })

  it('answer 304 to clients that have them', async () => {
    const first = await visit('/_icons/tabler.json?icons=truck')
    const etag = first.headers.get('etag') ?? ''

    const again = await visit('/_icons/tabler.json?icons=truck', { headers: { 'if-none-match': etag } })

    expect(etag).not.toBe('')
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it.each([
    ['/_icons/mdi.json?icons=truck', 404],
    ['/_icons/tabler?icons=truck', 404],
    ['/_icons/tabler.json', 400],
    ['/_icons/tabler.json?icons=', 400],
    ['/_icons/tabler.json?icons=,,', 400],
    [`/_icons/tabler.json?icons=${'truck,'.repeat(90)}`, 414],
    ['/_icons/tabler.json?icons=%00', 200],
  ])('are refused at %.60s: %d', async (address, status) => {
    expect((await visit(address)).status).toBe(status)
  })
})
