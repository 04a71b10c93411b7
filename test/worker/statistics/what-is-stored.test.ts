import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { sessionValue } from '../../../client/analytics/session-value.ts'
import { dayOf } from '../../../worker/content/dutch-day.ts'
import { configOf } from '../../../worker/env.ts'
import { backoffMs } from '../../../worker/statistics/backoff.ts'
import { referrerHost } from '../../../worker/statistics/describe-visit.ts'
import { deviceClassOf } from '../../../worker/statistics/device-class.ts'
import { shardOf } from '../../../worker/statistics/shards.ts'
import { storedAddress } from '../../../worker/statistics/stored-address.ts'

const origin = 'https://schakel.example'
const kept = (path: string) => storedAddress(new URL(path, origin))

describe('an address', () => {
  it.each([
    ['/', 'home___nl', null, 'nl'],
    ['/en', 'home___en', null, 'en'],
    ['/news/123/kop', 'news-id-slug___nl', 'content/123', 'nl'],
    ['/de/jobs/vacature/5001/magazijn', 'jobs-vacature-id-slug___de', 'vacancy/5001', 'de'],
    ['/events/vakbeurs', 'events-slug___nl', 'event/vakbeurs', 'nl'],
    ['/magazines/12/nummer-12', 'magazines-id-slug___nl', 'magazine/12', 'nl'],
    ['/l/4', 'l-id___nl', 'link/4', 'nl'],
    ['/c?id=4', 'c___nl', 'link/4', 'nl'],
    ['/c?id=4%27', 'c___nl', null, 'nl'],
    ['/leveranciers/pakwijs', 'leveranciers-link___nl', 'partner/pakwijs', 'nl'],
    ['/news/nul/kop', 'news-id-slug___nl', null, 'nl'],
    ['/niets/van/dit/alles', null, null, 'nl'],
    ['/%zz/%zz', null, null, 'nl'],
  ])('gives the viewed entry: %s', (path, routeName, entryId, language) => {
    expect(kept(path)).toMatchObject({ routeName, entryId, language })
  })

  it.each([
    ['/zoeken?q=iemand&page=2', '/zoeken?page=2'],
    ['/wachtwoord-reset?code=geheim', '/wachtwoord-reset'],
    ['/jobs?place=Utrecht#deel', '/jobs'],
    ['/?utm_source=a&utm_source=b', '/?utm_source=a'],
    ['/?utm_source=', '/'],
    ['/?utm_source=%00%0a%e2%80%a8', '/'],
    [`/${'a'.repeat(300)}`, `/${'a'.repeat(254)}`],
    [
      `/kort?utm_source=${'b'.repeat(90)}&utm_medium=${'c'.repeat(90)}&utm_campaign=${'d'.repeat(90)}`,
      '/kort',
    ],
    ['/ecommerce/_payload.json', '/ecommerce'],
  ])('is reduced to what is counted: %s', (path, url) => {
    expect(kept(path).url).toBe(url)
  })

  it('gives a normalised campaign', () => {
    expect(kept('/?utm_source=%20Brief%20&utm_medium=EMAIL&utm_campaign=Week%2047')).toMatchObject({
      source: 'brief',
      medium: 'email',
      campaign: 'week 47',
    })
  })
})

describe('a referrer', () => {
  it.each([
    ['https://www.zoeken.example/pad?q=geheim', 'zoeken.example'],
    ['http://nieuws.example:8080/', 'nieuws.example'],
    [`${origin}/ecommerce`, null],
    ['android-app://com.example/', null],
    ['javascript:alert(1)', null],
    ['geen adres', null],
    ['', null],
    [null, null],
  ])('is reduced to its site: %s', (referrer, host) => {
    expect(referrerHost(referrer, [origin])).toBe(host)
  })
})

describe('a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
      'mobile',
    ],
    ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/147.0.0.0 Mobile Safari/537.36', 'mobile'],
    ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36', 'tablet'],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
      'tablet',
    ],
    ['Mozilla/5.0 (Android 14; Tablet; rv:147.0) Gecko/147.0 Firefox/147.0', 'tablet'],
    ['Mozilla/5.0 (Android 14; Mobile; rv:147.0) Gecko/147.0 Firefox/147.0', 'mobile'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
      'desktop',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:147.0) Gecko/20100101 Firefox/147.0', 'desktop'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36', 'desktop'],
    ['curl/8.5.0', 'unknown'],
    [undefined, 'unknown'],
  ])('is reduced to its device class: %s', (userAgent, device) => {
    expect(deviceClassOf(userAgent)).toBe(device)
  })
})

describe('a day', () => {
  it.each([
    ['2026-11-21T22:59:59Z', '2026-11-21'],
    ['2026-11-21T23:00:00Z', '2026-11-22'],
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
    ['2026-10-25T00:59:59Z', '2026-10-25'],
  ])('is in Dutch time: %s', (at, day) => {
    expect(dayOf(Date.parse(at))).toBe(day)
  })
})

describe('shards', () => {
  const config = configOf(env)

  it('get about equally many readers', async () => {
    const counts = [0, 0, 0, 0]
    for (let iat = 0; iat < 4000; iat++) {
      const shard = await shardOf({ session: sessionValue(1_795_000_000_000 + iat) }, config)
      counts[shard] = (counts[shard] ?? 0) + 1
    }

    for (const count of counts) expect(count).toBeGreaterThan(800)
  })

  it("can't be predicted by a sender: another key gives another shard", async () => {
    const other = { ...config, jwtSecret: 'x'.repeat(32) }
    const sessions = Array.from({ length: 40 }, (_, index) => sessionValue(1_795_000_000_000 + index))

    const places = await Promise.all(sessions.map((session) => shardOf({ session }, config)))
    const again = await Promise.all(sessions.map((session) => shardOf({ session }, config)))
    const elsewhere = await Promise.all(sessions.map((session) => shardOf({ session }, other)))

    expect(again).toEqual(places)
    expect(elsewhere).not.toEqual(places)
  })
})

describe('the backoff', () => {
  it('doubles each time up to a minute, with jitter', () => {
    expect([1, 2, 3, 4, 5, 6, 60].map((failures) => backoffMs(failures, 1))).toEqual([
      2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
    ])
    expect(backoffMs(1, 0)).toBe(1000)
  })
})
