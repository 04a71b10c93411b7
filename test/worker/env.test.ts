import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { configOf } from '../../worker/env.ts'

describe('the configuration', () => {
  it('takes origins alone from addresses', () => {
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
  ])('is refused where something in it is wrong: %j', (wrong) => {
    expect(() => configOf({ ...env, ...wrong })).toThrow()
  })

  it.each([
    ['', {}],
    ['{"fields":["username"],"populate":{"role":true}}', { fields: ['username'], populate: { role: true } }],
  ])('says what is asked of who is signed in: %s', (text, params) => {
    expect(configOf({ ...env, USER_PARAMS: text }).userParams).toEqual(params)
  })
})
