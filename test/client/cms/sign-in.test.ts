import { dirname, join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { compiledBackend } from './compiled.ts'

const cms = await compiledBackend()
const { signInActions } = cms('./src/sign-in/sign-in.js')
const { controllers, services } = cms('@strapi/plugin-users-permissions/strapi-server')()
const { password: hashOf } = cms(
  join(dirname(cms.resolve('@strapi/core')), 'services/document-service/attributes/transforms.js'),
)
const { getRounds } = cms('bcryptjs')
const { attributes } = cms('./src/extensions/users-permissions/content-types/user/schema.json')

/** As Strapi stores it. */
function stored(password: string): string {
  return hashOf(password, { attribute: attributes.password })
}

interface Row {
  email: string
  username: string
  provider: string
  password: string | null
  confirmed: boolean
  blocked: boolean
}

const usual = {
  provider: 'local',
  password: stored('kraan-op-de-kade'),
  confirmed: true,
  blocked: false,
}

const rows: Row[] = [
  { ...usual, email: 'lezer@proef.example', username: 'lezer' },
  { ...usual, email: 'nieuw@proef.example', username: 'nieuw', confirmed: false },
  { ...usual, email: 'geblokkeerd@proef.example', username: 'geblokkeerd', blocked: true },
  { ...usual, email: 'elders@proef.example', username: 'elders', provider: 'oidc', password: null },
  { ...usual, email: 'zonder@proef.example', username: 'zonder', password: null },
]

interface Query {
  where: { provider: string; $or: [{ email: string }, { username: string }] }
}

/**
 * Signs in through the plugin's own actions, as changed here. The account rows and plugin settings are stubs, so that hash comparisons can
 * be counted: from outside only the timing would show them.
 */
async function signIn(identifier: string, password: string) {
  const compared = vi.fn(services.user({}).validatePassword)
  const settings: Record<string, object> = {
    grant: { email: { enabled: true } },
    advanced: { email_confirmation: true },
  }
  const strapi = {
    store: () => ({ get: async ({ key }: { key: string }) => settings[key] }),
    plugin: () => ({ service: () => ({ validatePassword: compared }) }),
    db: {
      query: () => ({
        findOne: async ({ where: { provider, $or } }: Query) =>
          rows.find(
            (row) =>
              row.provider === provider && (row.email === $or[0].email || row.username === $or[1].username),
          ) ?? null,
      }),
    },
  }
  vi.stubGlobal('strapi', strapi)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const { callback } = signInActions(controllers.auth({ strapi }), { strapi })
  const ctx = { params: {}, request: { body: { identifier, password } } }
  const refusal = await callback(ctx).catch(({ name, message }: Error) => ({ name, message }))
  return { refusal, hashes: compared.mock.calls.map(([, hash]) => hash) }
}

it.each([
  ['a wrong password', 'lezer@proef.example'],
  ['a wrong password of a name', 'lezer'],
  ['a wrong password of an address that is not confirmed', 'nieuw@proef.example'],
  ['a wrong password of a blocked account', 'geblokkeerd@proef.example'],
  ['an account of a provider', 'elders@proef.example'],
  ['an account without a password', 'zonder@proef.example'],
  ['an unknown address', 'niemand@proef.example'],
  ['no address', ' '],
])('signing in compares one hash, at one cost, with the same answer for %s', async (_, identifier) => {
  const { refusal, hashes } = await signIn(identifier, 'niet-mijn-wachtwoord')

  expect(refusal).toEqual({ name: 'ValidationError', message: 'Invalid identifier or password' })
  expect(hashes).toHaveLength(1)
  expect(getRounds(hashes[0])).toBe(getRounds(usual.password))
})

it('compares with a hash of the cost that is set, where there is none', async () => {
  vi.stubEnv('PASSWORD_COST', '5')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })

  const { hashes } = await signIn('niemand@proef.example', 'niet-mijn-wachtwoord')

  expect(hashes.map(getRounds)).toEqual([5])
})
