import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { pushConsent, pushConsentVersion } from '../../../client/push/consent.ts'
import { forgetOldConsents } from '../../../worker/push/consents.ts'
import { endedWithSession, forgetOldRegistrations } from '../../../worker/push/ended-registrations.ts'
import { sha256 } from '../../../worker/signature.ts'
import { confirmed } from '../accounts/support/reader.ts'
import { newPassword } from '../accounts/support/visitor.ts'
import { inSequence, withinOneMinute } from '../support/limits.ts'
import { newClient, signIn } from '../support/sign-in.ts'
import { visit } from '../support/visit.ts'
import { type Device, following, newDevice } from './support/device.ts'
import { visitPushing } from './support/push-site.ts'

const employer = { email: 'werkgever@schakel.example', password: 'schakel-demo-2026' }

/** Signs a reader in on a device. */
async function signInAt(device: Device, who?: { email: string; password: string }): Promise<void> {
  for (const pair of (await signIn(who)).split('; ')) {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(pair) ?? []
    device.cookies.set(name, value)
  }
}

/** Submits a form of a page as a browser without script does. */
async function sendAt(
  device: Device,
  path: string,
  form: string,
  fields: Record<string, string>,
): Promise<Response> {
  const response = await visitPushing(path, {
    method: 'POST',
    body: new URLSearchParams({ form, ...fields }),
    headers: {
      'sec-fetch-site': 'same-origin',
      'cf-connecting-ip': newClient(),
      cookie: [...device.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    device.cookies.set(name, value)
  }
  return response
}

function signOutAt(device: Device): Promise<Response> {
  return visitPushing('/api/auth/logout', {
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: [...device.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
}

function purge(): Promise<unknown> {
  return endedWithSession(env.DB).run()
}

describe('a registering browser', () => {
  it('is identified only by an HttpOnly cookie, and never gets its token back', async () => {
    const device = newDevice()

    const response = await device.register()

    expect(response.status).toBe(204)
    expect(response.headers.get('set-cookie')).toMatch(
      /^schakel_push=[0-9a-f]{64}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
    )
    await device.follow('ecommerce', 'tag/retourbeleid')
    const state = await device.ask('GET', '?locale=nl')
    expect(state.headers.get('cache-control')).toContain('no-store')
    const text = await state.text()
    expect(text).not.toContain(device.token)
    expect(JSON.parse(text)).toMatchObject({
      options: { projectId: 'schakel-proef', messagingSenderId: '123456789' },
      vapidKey: 'BPk-proef',
      registration: {
        language: 'nl',
        topics: [
          { topic: 'ecommerce', name: null },
          { topic: 'tag/retourbeleid', name: 'Retourbeleid' },
        ],
      },
    })
    expect(text).not.toContain('private_key')
  })

  it('keeps its topics when its token changes, and the database has no secret in clear text', async () => {
    const device = await following(['ecommerce'])

    await device.register('fcm:another-token')

    expect(await device.topics()).toEqual(['ecommerce'])
    const row = await env.DB.prepare('SELECT * FROM push_registrations WHERE token = ?')
      .bind('fcm:another-token')
      .first()
    expect(JSON.stringify(row)).not.toContain(device.cookies.get('schakel_push'))
  })

  it('follows equal searches once, however they are written', async () => {
    const device = await following([
      'jobs?hours=32-40&q=planner&page=3&sort=newest',
      'jobs?q=planner&hours=32-40&utm_source=x',
      'jobs?',
    ])

    expect(await device.topics()).toEqual(['jobs', 'jobs?q=planner&hours=32-40'])
  })

  it('unfollows topics, and gets nothing after unregistering', async () => {
    const device = await following(['ecommerce', 'jobs'])

    await device.ask('POST', '/topics', { leave: ['jobs'] })
    expect(await device.topics()).toEqual(['ecommerce'])
    const response = await device.ask('DELETE', '/registration')

    expect(response.status).toBe(204)
    expect(device.cookies.has('schakel_push')).toBe(false)
    expect(await device.topics()).toBeNull()
    expect((await device.follow('jobs')).status).toBe(404)
  })

  it('follows at most sixty topics', async () => {
    const device = await following(Array.from({ length: 60 }, (_, index) => `tag/onderwerp-${index}`))

    expect((await device.follow('jobs')).status).toBe(409)

    expect(await device.topics()).toHaveLength(60)
  })
})

describe('two tabs that register at the same time', () => {
  /** Registers like independent tabs: neither has the other's new cookie yet. */
  function tabsOf(device: Device): Device[] {
    return [device, { ...newDevice(), token: device.token }]
  }

  it('of an anonymous reader make one registration; the other gets a conflict', async () => {
    const [one, other] = tabsOf(newDevice())

    const statuses = await Promise.all(
      [one, other].map(async (tab) => (await tab?.register(one?.token))?.status),
    )

    expect(statuses.toSorted()).toEqual([204, 409])
    const winner = statuses[0] === 204 ? one : other
    expect((await winner?.register(one?.token))?.status).toBe(204)
    expect(await registrationsUnder(one?.token)).toBe(1)
  })

  it('of a signed-in reader both succeed', async () => {
    const tabs = tabsOf(newDevice())
    for (const tab of tabs) await signInAt(tab)

    const statuses = await Promise.all(tabs.map(async (tab) => (await tab.register(tabs[0]?.token)).status))

    expect(statuses).toEqual([204, 204])
    expect(await registrationsUnder(tabs[0]?.token)).toBe(1)
  })

  it('with the same cookie both succeed', async () => {
    const device = newDevice()
    await device.register()

    const tokens = [device.token, `${device.token}-renewed`, device.token]
    const statuses = await Promise.all(tokens.map(async (token) => (await device.register(token)).status))

    expect(statuses).toEqual([204, 204, 204])
  })

  async function registrationsUnder(token = ''): Promise<unknown> {
    return env.DB.prepare('SELECT count(*) AS count FROM push_registrations WHERE token = ?')
      .bind(token)
      .first('count')
  }
})

describe('a token of another browser', () => {
  it("can't be taken over, and reveals nothing", async () => {
    const owner = await following(['ecommerce'])
    const thief = newDevice()

    const response = await thief.register(owner.token)

    expect(response.status).toBe(409)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.text()).not.toContain('ecommerce')
    expect(await thief.topics()).toBeNull()
    expect(await owner.topics()).toEqual(['ecommerce'])
  })

  it("can't replace one’s own either", async () => {
    const owner = await following(['ecommerce'])
    const thief = await following(['jobs'])

    expect((await thief.register(owner.token)).status).toBe(409)

    expect(await owner.topics()).toEqual(['ecommerce'])
    expect(await thief.topics()).toEqual(['jobs'])
  })

  it('moves with its signed-in reader who has lost the cookie', async () => {
    const before = newDevice()
    await signInAt(before)
    await before.register()
    await before.follow('fulfilment')
    const after = newDevice()
    await signInAt(after)

    expect((await after.register(before.token)).status).toBe(204)

    expect(await after.topics()).toEqual(['fulfilment'])
    expect(await before.topics()).toBeNull()
  })

  it("doesn't move with another reader", async () => {
    const before = newDevice()
    await signInAt(before)
    await before.register()
    const after = newDevice()
    await signInAt(after, employer)

    expect((await after.register(before.token)).status).toBe(409)
  })
})

describe("a signed-in reader's registration", () => {
  it("is private: later users of the browser can't see or change it", async () => {
    const device = newDevice()
    await signInAt(device)
    await device.register()
    await device.follow('fulfilment')
    for (const name of [...device.cookies.keys()]) if (name.includes('jwt')) device.cookies.delete(name)

    expect(await device.topics()).toBeNull()
    expect((await device.follow('jobs')).status).toBe(404)
    await signInAt(device, employer)
    expect(await device.topics()).toBeNull()
    await device.register('fcm:of-the-employer')

    expect(await device.topics()).toEqual([])
  })

  it('ends when they sign out', async () => {
    const device = newDevice()
    await signInAt(device)
    await device.register()
    expect((await signOutAt(device)).status).toBe(204)

    await purge()

    const row = await env.DB.prepare('SELECT 1 FROM push_registrations WHERE token = ?')
      .bind(device.token)
      .first()
    expect(row).toBeNull()
  })

  it('survives a password change in the same browser, which ends all other sessions', async () => {
    const { email, password } = await confirmed()
    const device = newDevice()
    await sendAt(device, '/inloggen', 'sign-in', { email, password })
    await device.register()
    await device.follow('fulfilment')
    const next = newPassword()

    const response = await sendAt(device, '/account', 'password', {
      currentPassword: password,
      password: next,
      passwordConfirmation: next,
    })
    await purge()

    expect(response.status).toBeLessThan(400)
    expect(await device.topics()).toEqual(['fulfilment'])
  })

  it('stays anonymous if it was made before they signed in', async () => {
    const device = await following(['ecommerce'])
    await signInAt(device)
    await device.register()
    await signOutAt(device)
    device.cookies.delete('strapi_jwt')

    await purge()

    expect(await device.topics()).toEqual(['ecommerce'])
  })

  it('is in their data export, without the token', async () => {
    const device = newDevice()
    await signInAt(device)
    await device.register()
    await device.follow('ecommerce')

    const response = await visitPushing('/api/account/export', {
      headers: { cookie: [...device.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })

    const text = await response.text()
    expect(JSON.parse(text).notifications).toContainEqual({
      since: expect.any(String),
      language: 'nl',
      topics: ['ecommerce'],
    })
    expect(text).not.toContain(device.token)
  })
})

describe('an unused browser', () => {
  it('is deleted after sixty days', async () => {
    const [old, recent] = [await following(['jobs']), await following(['jobs'])]
    const dayMs = 24 * 3600_000
    for (const [device, days] of [
      [old, 61],
      [recent, 59],
    ] as const)
      await env.DB.prepare('UPDATE push_registrations SET refreshed_at = ?2 WHERE token = ?1')
        .bind(device.token, Date.now() - days * dayMs)
        .run()

    await forgetOldRegistrations(env.DB)

    expect(await old.topics()).toBeNull()
    expect(await recent.topics()).toEqual(['jobs'])
  })
})

describe('a request', () => {
  it.each([
    ['no token', { language: 'nl' }],
    ['a token that is none', { token: 'met spaties erin', language: 'nl' }],
    ['a token of more than 4 kB', { token: 'x'.repeat(4097), language: 'nl' }],
    ['a language that is none', { token: 'fcm:12345678', language: 'fr' }],
    ['a list', []],
    ['nothing', null],
  ])('is refused for %s', async (_, body) => {
    const response = await newDevice().ask('PUT', '/registration', body)

    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { name: 'BadRequestError' } })
  })

  it.each([['politiek'], ['tag/'], ['tag/../jobs'], ['jobs/5'], ['__proto__'], [`tag/${'x'.repeat(200)}`]])(
    'is refused for the topic %s',
    async (topic) => {
      const device = await following([])

      expect((await device.follow(topic)).status).toBe(400)
    },
  )

  it('is refused as a form, from another site, and if too large', async () => {
    const device = newDevice()
    const body = { token: 'fcm:12345678', language: 'nl' }

    expect((await device.ask('PUT', '/registration', body, { 'content-type': 'text/plain' })).status).toBe(
      415,
    )
    expect((await device.ask('PUT', '/registration', body, { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    )
    expect(
      (await device.ask('DELETE', '/registration', undefined, { 'sec-fetch-site': 'same-site' })).status,
    ).toBe(403)
    expect((await device.ask('PUT', '/registration', { ...body, more: 'x'.repeat(30_000) })).status).toBe(413)
  })

  it('is refused if one address sends too many', async () => {
    const device = newDevice()

    const answers = await withinOneMinute(() => inSequence(40, () => device.ask('DELETE', '/registration')))

    expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(204), ...Array(10).fill(429)])
  })
})

describe('without configuration', () => {
  it("push doesn't exist, and pages don't mention it", async () => {
    expect((await visit('/api/push')).status).toBe(404)
    expect(
      (
        await visit('/api/push/registration', {
          method: 'PUT',
          body: '{}',
          headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(404)
    const page = await visit('/ecommerce')
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';")
    expect(await page.text()).not.toMatch(/"pushes"|follow-slot|googleapis/)
  })
})

describe('with configuration', () => {
  it("pages may connect to the two token servers, and to none that isn't configured", async () => {
    const page = await visitPushing('/fulfilment')

    expect(page.headers.get('content-security-policy')).toMatch(
      /connect-src 'self' https:\/\/firebaseinstallations\.googleapis\.com https:\/\/fcmregistrations\.googleapis\.com[ ;]/,
    )
    expect(await page.text()).toContain('"pushes":true')
  })
})

describe('a consent', () => {
  const stepsOf = async (device: Device) => {
    const secret = device.cookies.get('schakel_push') ?? ''
    const { results } = await env.DB.prepare(
      `SELECT text, version, ended_at IS NOT NULL AS ended, is_withdrawn FROM push_consents
      WHERE device_hash = ?1 ORDER BY id`,
    )
      .bind(await sha256(secret))
      .all()
    return results
  }
  const agreeing = (device: Device, consent: unknown = pushConsentVersion) =>
    device.ask('PUT', '/registration', { token: device.token, language: 'de', consent })
  const open = { text: pushConsent.de, version: pushConsentVersion, ended: 0, is_withdrawn: 0 }

  it('is recorded once, with the text at the button, and not by a browser that refreshes itself', async () => {
    const device = newDevice()
    await agreeing(device)
    await agreeing(device)
    await device.register('fcm:renewed-by-itself')

    expect(await stepsOf(device)).toEqual([open])
    expect(await stepsOf(await following(['jobs']))).toEqual([])
  })

  it('to another text than the present one is refused', async () => {
    for (const version of ['1999-01', '', 7]) expect((await agreeing(newDevice(), version)).status).toBe(400)
  })

  it('is withdrawn by the reader alone; one that ended by itself counts again when the browser is back', async () => {
    const device = newDevice()
    await agreeing(device)
    const end = () =>
      env.DB.prepare('DELETE FROM push_registrations WHERE token = ?').bind(device.token).run()

    await end()
    expect(await stepsOf(device)).toEqual([{ ...open, ended: 1 }])
    await device.register()
    expect(await stepsOf(device)).toEqual([open])

    const secret = device.cookies.get('schakel_push')
    await device.ask('DELETE', '/registration')
    // The answer takes the cookie away.
    device.cookies.set('schakel_push', secret ?? '')
    expect(await stepsOf(device)).toEqual([{ ...open, ended: 1, is_withdrawn: 1 }])
    await device.register()
    expect(await stepsOf(device)).toEqual([{ ...open, ended: 1, is_withdrawn: 1 }])
  })

  it('of a reader is in their account, and is deleted five years after its end', async () => {
    const { email, password } = await confirmed()
    const device = newDevice()
    await signInAt(device, { email, password })
    await agreeing(device)
    await device.ask('DELETE', '/registration')
    const cookie = [...device.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const heldNow = async () =>
      (
        await (
          await visitPushing('/api/account/export', { headers: { cookie } })
        ).json<{
          notificationConsents: object[]
        }>()
      ).notificationConsents

    const page = await (await visitPushing('/account', { headers: { cookie } })).text()
    expect(page).toContain(pushConsent.de)
    expect(page).toMatch(/Meldingen op een apparaat(<!-- -->)?: (<!-- -->)?ingetrokken/)
    expect(await heldNow()).toMatchObject([
      { purpose: 'push', step: 'withdrawn', text: null },
      { purpose: 'push', step: 'confirmed', text: pushConsent.de, version: pushConsentVersion },
    ])

    await env.DB.prepare('UPDATE push_consents SET ended_at = ended_at - ?1')
      .bind(5 * 365 * 24 * 3600_000 + 60_000)
      .run()
    expect(await forgetOldConsents(env.DB)).toBeGreaterThan(0)
    expect(await heldNow()).toEqual([])
  })
})
