import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { createApp } from '../../worker/app.ts'
import { configOf } from '../../worker/env.ts'

describe('the configuration', () => {
  it('reduces addresses to origins', () => {
    const config = configOf({
      ...env,
      SITE_URL: 'https://schakel.example/',
      CMS_URL: 'http://127.0.0.1:1337/admin',
    })

    expect(config).toMatchObject({ siteUrl: 'https://schakel.example', cmsUrl: 'http://127.0.0.1:1337' })
  })

  it.each([
    { SITE_URL: 'schakel' },
    { CMS_URL: '' },
    { CMS_VERSION: 'v6' },
    { CMS_TIMEOUT_MS: '50' },
    { CMS_TIMEOUT_MS: '6000' },
    { CMS_TIMEOUT_MS: 'soon' },
    { CMS_HEDGE_MS: '0' },
    { CMS_HEDGE_MS: '6000' },
    { CMS_HEDGE_MS: 'soon' },
    { PAGE_CACHE: 'maybe' },
    { IMAGE_RESIZING: 'yes' },
    { JWT_SECRET: 'short' },
    { HOOK_SECRET: '' },
    { CMS_TOKEN: 'x'.repeat(31) },
    { PREVIEW_SECRET: 'x'.repeat(31) },
    { CMS_ADMIN_URL: 'redactie' },
    { STATISTICS_SHARDS: '0' },
    { STATISTICS_CAPACITY: 'many' },
    { OPS_TOKEN: 'short' },
    { USER_PARAMS: 'populate=*' },
    { USER_PARAMS: '[]' },
    { USER_PARAMS: '{"filters":{"id":1}}' },
  ])('is refused if a variable is invalid, with its name: %j', (wrong) => {
    expect(() => configOf({ ...env, ...wrong })).toThrow(Object.keys(wrong)[0])
  })

  it('is refused with a publicly known secret on a public site', () => {
    const site = { ...env, SITE_URL: 'https://www.schakel.nl' }

    expect(() => configOf(site)).toThrow('JWT_SECRET')
    expect(() => configOf({ ...site, ...ownSecrets })).not.toThrow()
  })

  it.each([
    [{ INDEXNOW_KEY: 'no key' }, 'index-now', ['INDEXNOW_KEY']],
    [
      { FIREBASE_PROJECT_ID: 'schakel' },
      'firebase',
      ['FIREBASE_API_KEY', 'FIREBASE_APP_ID', 'FIREBASE_SERVICE_ACCOUNT'],
    ],
    [
      { FIREBASE_API_KEY: 'key', FIREBASE_APP_ID: '1:1:web:1' },
      'firebase',
      ['FIREBASE_PROJECT_ID', 'FIREBASE_SERVICE_ACCOUNT'],
    ],
    [{ FIREBASE_VAPID_KEY: 'key' }, 'push', ['FIREBASE_MESSAGING_SENDER_ID', 'FIREBASE_PROJECT_ID']],
    [{ CF_ACCESS_CLIENT_ID: 'id' }, 'cms-access', ['CF_ACCESS_CLIENT_SECRET']],
    [{ CF_ACCESS_CLIENT_SECRET: 'secret' }, 'cms-access', ['CF_ACCESS_CLIENT_ID']],
    [{ TURNSTILE_SITE_KEY: '0x4AAAAAAAproef' }, 'human-check', ['TURNSTILE_SECRET']],
    [{ TURNSTILE_SECRET: '0x4AAAAAAAproef' }, 'human-check', ['TURNSTILE_SITE_KEY']],
  ])('switches incomplete options off and reports them: %j', (half, name, faults) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()

    const config = configOf({ ...env, ...half })

    expect(config.options.find((option) => option.name === name)).toEqual({ name, isOn: false, faults })
    expect(config).toMatchObject({ firebase: null, indexNow: null, turnstile: null, cmsAccess: {} })
    expect(log).toHaveBeenCalledTimes(1)
    expect(log.mock.calls[0]?.[0]).toContain(faults.join(' and '))
  })

  it('takes the keys of Turnstile for trying out on one’s own machine alone', () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const trial = {
      TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
      TURNSTILE_SECRET: '1x0000000000000000000000000000000AA',
    }

    expect(configOf({ ...env, ...trial }).turnstile).toMatchObject({ isTrial: true })
    expect(
      configOf({ ...env, ...ownSecrets, ...trial, SITE_URL: 'https://www.schakel.nl' }).turnstile,
    ).toBeNull()
  })

  it.each([
    ['', {}],
    ['{"fields":["username"],"populate":{"role":true}}', { fields: ['username'], populate: { role: true } }],
  ])('has the query for the signed-in account: %s', (text, params) => {
    expect(configOf({ ...env, USER_PARAMS: text }).userParams).toEqual(params)
  })
})

describe('a site with an invalid configuration', () => {
  it('answers 503 at every address, without the reason, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const app = createApp()

    for (const path of ['/', '/en/news', '/health', '/api/users/me']) {
      const response = await app.request(path, {}, { ...env, JWT_SECRET: 'short' })
      const text = await response.text()

      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('30')
      expect(text).toContain('not configured')
      expect(text).not.toContain('JWT_SECRET')
      expect(log.mock.lastCall?.[0]).toContain('JWT_SECRET: must have at least 32 characters')
    }
  })
})

describe('the operators’ view of the configuration', () => {
  const operator = { headers: { authorization: `Bearer ${env.OPS_TOKEN}` } }

  it('shows which options are on or off, and why', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const half = {
      ...env,
      FIREBASE_PROJECT_ID: 'schakel',
      FIREBASE_API_KEY: 'key',
      INDEXNOW_KEY: 'a-key-of-ours',
    }

    const response = await createApp().request(
      '/api/ops/configuration',
      operator,
      half,
      createExecutionContext(),
    )

    expect(await response.json()).toEqual({
      healthy: false,
      options: [
        {
          name: 'firebase',
          state: 'incomplete',
          reason: 'firebase is off: FIREBASE_APP_ID and FIREBASE_SERVICE_ACCOUNT are missing or wrong.',
        },
        { name: 'push', state: 'off', reason: null },
        { name: 'file-scanner', state: 'off', reason: null },
        { name: 'bounces', state: 'off', reason: null },
        { name: 'online-payment', state: 'on', reason: null },
        { name: 'human-check', state: 'off', reason: null },
        { name: 'index-now', state: 'on', reason: null },
        { name: 'cms-access', state: 'off', reason: null },
      ],
    })
  })

  it('is closed to everyone else', async () => {
    const context = createExecutionContext()

    expect((await createApp().request('/api/ops/configuration', {}, env, context)).status).toBe(401)
  })
})

const ownSecrets = Object.fromEntries(
  ['CMS_TOKEN', 'JWT_SECRET', 'HOOK_SECRET', 'PREVIEW_SECRET', 'OPS_TOKEN'].map((name) => [
    name,
    `${name}-`.padEnd(40, 'x'),
  ]),
)
