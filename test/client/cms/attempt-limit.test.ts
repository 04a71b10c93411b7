import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { compiledBackend } from './compiled.ts'

const cms = await compiledBackend()
const Koa = cms('koa')
const { errors } = cms(join(dirname(cms.resolve('@strapi/core')), 'middlewares/errors.js'))
const attemptLimit = cms('./src/middlewares/attempt-limit.js').default

const settings = { enabled: true, interval: 60_000, max: 10 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

type Attempt = (address: string) => Promise<{ status: number; retryAfter: string | null }>

/**
 * A limited route on Strapi's own server, behind its error handler; only the clock is ours.
 * @returns Calls the route from a client address, as the worker forwards it.
 */
async function openRoute(own: Partial<typeof settings> = {}): Promise<Attempt> {
  const app = new Koa({ proxy: true })
  app.use(errors())
  app.use(attemptLimit({}, { strapi: { config: { get: () => ({ ...settings, ...own }) } } }))
  app.use((ctx: { status: number }) => {
    ctx.status = 204
  })
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => server.close())
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return async (address) => {
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': address } })
    return { status: response.status, retryAfter: response.headers.get('retry-after') }
  }
}

async function tries(attempt: Attempt, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < times; time++) statuses.push((await attempt('203.0.113.9')).status)
  return statuses
}

describe('the attempt limit', () => {
  it('allows ten a minute, and starts from zero after that', async () => {
    const attempt = await openRoute()

    expect(await tries(attempt, 11)).toEqual([...Array(10).fill(204), 429])
    vi.setSystemTime(Date.now() + 59_999)
    expect(await tries(attempt, 1)).toEqual([429])
    vi.setSystemTime(Date.now() + 1)
    expect(await tries(attempt, 11)).toEqual([...Array(10).fill(204), 429])
  })

  it('is not prolonged by further attempts', async () => {
    const attempt = await openRoute()
    await tries(attempt, 10)

    for (let second = 0; second < 59; second++) {
      vi.setSystemTime(Date.now() + 1000)
      expect(await tries(attempt, 1)).toEqual([429])
    }
    vi.setSystemTime(Date.now() + 1000)

    expect(await tries(attempt, 1)).toEqual([204])
  })

  it('says in how many seconds to retry', async () => {
    const attempt = await openRoute()
    await tries(attempt, 10)

    expect(await attempt('203.0.113.9')).toEqual({ status: 429, retryAfter: '60' })
    vi.setSystemTime(Date.now() + 58_500)
    expect(await attempt('203.0.113.9')).toEqual({ status: 429, retryAfter: '2' })
    expect(await attempt('203.0.113.10')).toEqual({ status: 204, retryAfter: null })
  })

  it('is separate for each route', async () => {
    const [attempt, other] = [await openRoute(), await openRoute()]

    await tries(attempt, 11)

    expect(await tries(other, 1)).toEqual([204])
  })

  it('is off when it is disabled', async () => {
    const attempt = await openRoute({ enabled: false })

    expect(await tries(attempt, 30)).toEqual(Array(30).fill(204))
  })
})
