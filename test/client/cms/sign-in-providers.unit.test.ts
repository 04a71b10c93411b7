import { describe, expect, it } from 'vitest'
import { oidcProviders } from '../../../cms/src/sign-in/oidc-settings.ts'

const oidc = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'schakel', OIDC_CLIENT_SECRET: 'x' }
const site = { SITE_URL: 'https://schakel.example' }

describe('providers of social sign-in', () => {
  it('default to one called oidc', () => {
    expect(oidcProviders({ ...site, ...oidc })).toEqual([
      {
        name: 'oidc',
        settings: {
          key: 'schakel',
          secret: 'x',
          authorizeUrl: 'https://id.example/authorize',
          tokenUrl: 'https://id.example/token',
          profileUrl: 'https://id.example/userinfo',
          callback: 'https://schakel.example/auth/connect',
        },
      },
    ])
  })

  it('have their own variables and addresses', () => {
    const [first, second] = oidcProviders({
      ...site,
      ...oidc,
      OIDC_PROVIDERS: 'oidc, vak-bond, oidc',
      OIDC_VAK_BOND_ISSUER: 'https://bond.example',
      OIDC_VAK_BOND_CLIENT_ID: 'b',
      OIDC_VAK_BOND_CLIENT_SECRET: 'y',
      OIDC_VAK_BOND_TOKEN_URL: 'https://bond.example/oauth/token',
    })

    expect(first?.settings?.key).toBe('schakel')
    expect(second).toMatchObject({
      name: 'vak-bond',
      settings: {
        key: 'b',
        authorizeUrl: 'https://bond.example/authorize',
        tokenUrl: 'https://bond.example/oauth/token',
      },
    })
  })

  it.each(Object.keys(oidc))('are off without %s', (missing) => {
    expect(oidcProviders({ ...site, ...oidc, [missing]: '' })).toEqual([{ name: 'oidc', settings: null }])
  })

  it('are off while the site has no address', () => {
    expect(oidcProviders(oidc)[0]?.settings).toBeNull()
  })

  it.each(['google', 'local', 'Bond', '../admin', '__proto__'])('cannot be called %s', (name) => {
    expect(() => oidcProviders({ ...site, OIDC_PROVIDERS: name })).toThrow(name)
  })
})
