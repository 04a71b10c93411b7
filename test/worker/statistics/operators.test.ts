import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../../worker/app.ts'
import { reasonsToLook, type ShardOverview, thresholds } from '../../../worker/statistics/overview.ts'
import { type StatisticsView, watchStatistics } from '../../../worker/statistics/watch.ts'
import { emptyBuffers, send, sessionOf, view } from '../support/statistics.ts'
import { siteUrl, visit, visitWith } from '../support/visit.ts'

const path = '/api/ops/statistics'
const operator = { authorization: `Bearer ${env.OPS_TOKEN}` }

beforeEach(emptyBuffers)
afterAll(emptyBuffers)

describe('the operators’ view', () => {
  it('shows every shard, the totals, and whether something needs attention', async () => {
    const before = Date.now()
    await send([view(), view()], sessionOf())

    const response = await visitWith(operator, path)

    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const answer = await response.json<StatisticsView>()
    expect(answer).toMatchObject({ healthy: true, totals: { depth: 2, setAside: 0 } })
    expect(answer.shards.map(({ shard }) => shard)).toEqual([0, 1, 2, 3])
    expect(Date.parse(answer.oldestAt ?? '')).toBeGreaterThanOrEqual(before)
  })

  it('is available to a scraper', async () => {
    const response = await visitWith(operator, `${path}?format=prometheus`)

    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    const lines = (await response.text()).trimEnd().split('\n')
    expect(lines).toContain('schakel_statistics_healthy 1')
    expect(lines).toContain('schakel_statistics_depth{shard="3"} 0')
    for (const line of lines) expect(line).toMatch(/^[a-z_]+(?:\{shard="\d"\})? -?[\d.]+$/)
  })

  it.each([
    ['GET', path],
    ['GET', `${path}/set-aside`],
    ['DELETE', `${path}/set-aside`],
    ['POST', `${path}/retry`],
  ])('is closed to everyone else: %s %s', async (method, address) => {
    for (const authorization of [
      '',
      'Bearer ',
      'Bearer wrong',
      `Basic ${env.OPS_TOKEN}`,
      `Bearer ${env.CMS_TOKEN}`,
    ]) {
      const response = await visit(address, { method, headers: { authorization, origin: siteUrl } })

      expect(response.status, authorization).toBe(401)
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
      expect(await response.json()).toMatchObject({ error: { status: 401, name: 'UnauthorizedError' } })
    }
  })

  it.each([undefined, ''])("doesn't exist without a token: %j", async (token) => {
    const request = new Request(siteUrl + path, { headers: { authorization: `Bearer ${token}` } })

    const response = await createApp().fetch(request, { ...env, OPS_TOKEN: token }, createExecutionContext())

    expect(response.status).toBe(404)
  })

  it('lets an operator see refused events and send them again, but no page', async () => {
    expect(await (await visitWith(operator, `${path}/set-aside`)).json()).toEqual({ data: [] })

    const response = await visit(`${path}/retry`, { method: 'POST', headers: operator })

    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ data: { events: 0 } })
    expect((await visit(`${path}/set-aside`, { method: 'DELETE', headers: operator })).status).toBe(200)
  })
})

const now = Date.parse('2026-11-21T12:00:00Z')
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

const well: ShardOverview = {
  depth: 10,
  capacity: 1000,
  oldestAt: ago(1),
  setAside: 0,
  batchInFlight: null,
  delivered: 500,
  dropped: 0,
  lastDroppedAt: null,
  suspect: 0,
  lastSuspectAt: null,
  lastFlushAt: ago(1),
  lastFailure: null,
  failuresInRow: 0,
}

describe('an operator is needed', () => {
  it.each<[string[], Partial<ShardOverview>]>([
    [[], {}],
    [[], { oldestAt: null, depth: 0 }],
    [[], { oldestAt: ago(thresholds.oldestMinutes - 1), failuresInRow: thresholds.failuresInRow - 1 }],
    [['old-events'], { oldestAt: ago(thresholds.oldestMinutes + 1) }],
    [['nearly-full'], { depth: 501 }],
    [['failing'], { failuresInRow: thresholds.failuresInRow }],
    [['set-aside'], { setAside: 1 }],
    [['dropped'], { dropped: 5, lastDroppedAt: ago(60) }],
    [[], { dropped: 5, lastDroppedAt: ago(60 * 25) }],
  ])('for %j: %j', (reasons, shard) => {
    expect(reasonsToLook({ ...well, ...shard }, now)).toEqual(reasons)
  })

  it('and the log says so at each cron run', async () => {
    const lines: string[] = []
    vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line))
    vi.spyOn(env.STATISTICS, 'getByName').mockImplementationOnce(() => {
      throw new Error('The object is away')
    })

    await watchStatistics(env, Date.now())

    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        where: 'statistics-health',
        reasons: [{ shard: 0, reasons: ['unreachable'] }],
      }),
    )
  })

  it("which isn't logged while all is well", async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})

    await watchStatistics(env, Date.now())

    expect(told).not.toHaveBeenCalled()
  })
})
