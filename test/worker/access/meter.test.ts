import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { readMeter } from '../../../worker/access/meter.ts'
import { addressOfArticle } from '../support/open-pages.ts'
import { send, view } from '../support/statistics.ts'

/** The meter that the answer to an article in view sets; null if it sets none. */
async function meterAfter(number: number, headers: Record<string, string> = {}): Promise<string | null> {
  const event = view(await addressOfArticle(number), { eventType: 'View' })
  const response = await send([event], undefined, headers)
  expect(response.status).toBe(204)
  return response.headers.getSetCookie().find((cookie) => cookie.startsWith('schakel_meter=')) ?? null
}

function read(cookie: string | null): Promise<number[]> {
  return readMeter(/=([^;]*)/.exec(cookie ?? '')?.[1] ?? '', env.JWT_SECRET, Date.now())
}

it('counts a metered article once it was in view, in a cookie that scripts cannot read', async () => {
  const cookie = await meterAfter(108)

  expect(await read(cookie)).toEqual([108])
  expect(cookie).toMatch(/; HttpOnly/)
  expect(cookie).toMatch(/; SameSite=Lax/)
})

it('adds the next one, and none twice', async () => {
  const first = (await meterAfter(108))?.split(';')[0] ?? ''
  const second = (await meterAfter(116, { cookie: first }))?.split(';')[0] ?? ''

  expect(await read(second)).toEqual([108, 116])
  expect(await meterAfter(108, { cookie: second })).toBeNull()
})

it('counts for whoever objected to statistics too', async () => {
  expect(await read(await meterAfter(108, { cookie: 'schakel_niet_tellen=1' }))).toEqual([108])
})

it('counts no article that is free, and nothing for a bot', async () => {
  expect(await meterAfter(102)).toBeNull()
  expect(await meterAfter(108, { 'user-agent': 'Googlebot/2.1' })).toBeNull()
})

it('starts again instead of believing a cookie that this site did not make', async () => {
  const cookie = await meterAfter(108, { cookie: `schakel_meter=2026-11.1-2-3.${'a'.repeat(64)}` })

  expect(await read(cookie)).toEqual([108])
})

it('counts while events cannot be stored', async () => {
  vi.spyOn(env.STATISTICS, 'getByName').mockImplementationOnce(() => {
    throw new Error('the object is away')
  })
  const event = view(await addressOfArticle(108), { eventType: 'View' })

  const response = await send([event])

  expect(response.status).toBe(503)
  expect(await read(response.headers.getSetCookie().join())).toEqual([108])
})
