import { afterEach, describe, expect, it, vi } from 'vitest'
import { isOutdated, manifestId } from '../../../client/navigation/builds.ts'

/** Answers each path with a status and a text; any other path is out of reach. */
function serve(answers: Record<string, [status: number, text: string]>) {
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = answers[address.replace(/\?\d+$/, '')]
    if (!answer) throw new TypeError('Failed to fetch')
    return new Response(answer[1], { status: answer[0] })
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('an open page that asks for newer builds', () => {
  const own: [number, string] = [200, '{"id":"a1","timestamp":1}']

  it('is current while the latest build is its own', async () => {
    serve({ '/builds/meta/a1.json': own, '/builds/latest.json': own })

    expect(await isOutdated('a1')).toBe(false)
  })

  it('is outdated when the latest build is another', async () => {
    serve({ '/builds/meta/a1.json': own, '/builds/latest.json': [200, '{"id":"b2","timestamp":2}'] })

    expect(await isOutdated('a1')).toBe(true)
  })

  it.each([404, 403])('is outdated when its own build answers %d', async (status) => {
    serve({ '/builds/meta/a1.json': [status, 'Gone'] })

    expect(await isOutdated('a1')).toBe(true)
  })

  it('takes a page that stands in for a manifest as a failure', async () => {
    serve({ '/builds/meta/a1.json': [200, '<!doctype html><title>Home</title>'], '/builds/latest.json': own })

    await expect(isOutdated('a1')).rejects.toThrow('without a build manifest')
  })

  it('fails with the failure of the network when that is away', async () => {
    serve({})

    await expect(isOutdated('a1')).rejects.toThrow(TypeError)
  })
})

describe('a build manifest', () => {
  it('has an id', () => {
    expect(manifestId('{"id":"a1","timestamp":1}')).toBe('a1')
  })

  it.each(['', '{}', '[]', 'null', '{"id":7}', '{"id":""}', '<html></html>'])('is not %s', (text) => {
    expect(manifestId(text)).toBeNull()
  })
})
