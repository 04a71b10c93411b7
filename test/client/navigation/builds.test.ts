import { afterEach, describe, expect, it, vi } from 'vitest'
import { isStale, manifestId } from '../../../client/navigation/builds.ts'

/** Answers each path with a status and a text; any other path is unreachable. */
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

describe('a page that checks for newer builds', () => {
  const own: [number, string] = [200, '{"id":"a1","timestamp":1}']

  it('is current while the latest build is its own', async () => {
    serve({ '/builds/meta/a1.json': own, '/builds/latest.json': own })

    expect(await isStale('a1')).toBe(false)
  })

  it('is stale if the latest build is another', async () => {
    serve({ '/builds/meta/a1.json': own, '/builds/latest.json': [200, '{"id":"b2","timestamp":2}'] })

    expect(await isStale('a1')).toBe(true)
  })

  it.each([404, 403])('is stale if its own build answers %d', async (status) => {
    serve({ '/builds/meta/a1.json': [status, 'Gone'] })

    expect(await isStale('a1')).toBe(true)
  })

  it('treats an HTML page in place of a manifest as a failure', async () => {
    serve({ '/builds/meta/a1.json': [200, '<!doctype html><title>Home</title>'], '/builds/latest.json': own })

    await expect(isStale('a1')).rejects.toThrow('without a build manifest')
  })

  it('fails with the network error if the network is down', async () => {
    serve({})

    await expect(isStale('a1')).rejects.toThrow(TypeError)
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
