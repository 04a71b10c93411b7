import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Failure, onFailure } from '../../../worker/report.ts'
import { inSequence, withinOneMinute } from '../support/limits.ts'
import { siteUrl, visit } from '../support/visit.ts'

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

function heard(): Failure[] {
  const failures: Failure[] = []
  onTestFinished(onFailure((failure) => failures.push(failure)))
  return failures
}

let address = 0

/** From a new address each time, so that tests don't share a limit. */
function tell(error: unknown, headers: Record<string, string> = {}): Promise<Response> {
  address += 1
  return visit('/api/errors', {
    method: 'POST',
    body: typeof error === 'string' ? error : JSON.stringify(error),
    headers: { origin: siteUrl, 'cf-connecting-ip': `2001:db8:${address.toString(16)}::1`, ...headers },
  })
}

describe('an error in a browser', () => {
  it('reaches the hook, and the answer is empty', async () => {
    const failures = heard()

    const response = await tell({
      message: 'TypeError: x is null',
      stack: 'at NewsPage (news.js:1:2)',
      path: '/news/1/a',
    })

    expect(response.status).toBe(204)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(failures).toEqual([
      {
        level: 'error',
        where: 'browser',
        thrown: 'TypeError: x is null',
        facts: {
          stack: 'at NewsPage (news.js:1:2)',
          path: '/news/1/a',
          isBot: false,
          requestId: expect.any(String),
        },
      },
    ])
  })

  it('of a crawler is marked as such', async () => {
    const failures = heard()

    await tell({ message: 'Error: x', path: '/' }, { 'user-agent': googlebot })

    expect(failures.map(({ facts }) => facts.isBot)).toEqual([true])
  })

  it('is stripped of possibly personal data', async () => {
    const failures = heard()

    await tell({
      message: 'Error: wout@voorbeeld.nl at /wachtwoord-reset?code=geheim, 0612345678',
      stack: 'at x (https://schakel.example/a.js?token=geheim:1:2)',
      path: '/account',
    })

    expect(JSON.stringify(failures)).toContain('Error: [address] at /wachtwoord-reset [number]')
    expect(JSON.stringify(failures)).not.toMatch(/geheim|voorbeeld|0612/)
  })

  it('is cut to a readable length', async () => {
    const failures = heard()

    expect((await tell({ message: 'x'.repeat(2000), stack: 'y'.repeat(9000), path: '/' })).status).toBe(204)

    expect(String(failures[0]?.thrown)).toHaveLength(500)
    expect(failures[0]?.facts.stack).toHaveLength(3000)
  })

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '{"message":7,"path":"/"}',
    '{"message":"x","path":"elsewhere"}',
    '{"message"',
  ])('is refused if it is invalid: %s', async (body) => {
    const failures = heard()

    expect((await tell(body)).status).toBe(400)
    expect(failures).toEqual([])
  })

  it('is refused above 16 kB, from another site, and with another method', async () => {
    expect((await tell({ message: 'x'.repeat(17_000), path: '/' })).status).toBe(413)
    expect((await tell({ message: 'x', path: '/' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await visit('/api/errors')).status).toBe(405)
  })

  it("isn't reported if the reader navigated away", async () => {
    const failures = heard()

    await tell({ message: 'AbortError: The user aborted a request.', path: '/' })

    expect(failures).toEqual([])
  })

  it('is refused if one address sends too many', async () => {
    const headers = { 'cf-connecting-ip': '203.0.113.77' }

    const answers = await withinOneMinute(() =>
      inSequence(25, () => tell({ message: 'AbortError', path: '/' }, headers)),
    )

    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(204), ...Array(5).fill(429)])
  })

  it('is dropped if all browsers fail at the same time, and the next minute reports how many were', async () => {
    const failures = heard()
    for (let time = 0; time < 70; time++)
      expect((await tell({ message: 'Error: x', path: '/' })).status).toBe(204)
    const written = failures.length
    expect(written).toBeLessThanOrEqual(60)

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    await tell({ message: 'Error: later', path: '/' })

    expect(failures.at(-1)?.facts.shed).toBe(70 - written)
  })
})
