import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { newAccount } from '../e2e/accounts/support/account.ts'
import { newVisitor } from '../e2e/accounts/support/visitor.ts'
import { accountOf, setDisabled } from './support/accounts.ts'
import { type LiveReader, newLiveReader, opensAccount } from './support/live-reader.ts'

const { authUrl, plainSiteUrl } = inject('firebase')

/** What the browser says of the refusals that these tests provoke. */
const refusals = [
  // The SDK looks for the web at large when its channel breaks off; the policy does not let it.
  /cleardot\.gif/,

  /status of 400/,
  /answered 400/,
  /answered 401/,
  /status of 401/,
  /failed:.*firebase\/token/,
  /ERR_FAILED/,
]

describe('a reader who is signed in', () => {
  it('is signed in to Firebase by the page that needs it, and by no other', async () => {
    const reader = await newLiveReader()
    const code = firebaseCode(reader.page)

    await reader.visit('/contact')
    await reader.visit('/ecommerce')
    expect(await code()).toEqual([])
    expect(await accountOf(reader.uid)).toBe(null)

    await opensAccount(reader)
    expect((await code()).length).toBeGreaterThan(0)
    expect(await accountOf(reader.uid)).toMatchObject({ localId: reader.uid })
  })

  it('leaves nothing of that sign-in in the stores of the browser', async () => {
    const reader = await newLiveReader()
    await opensAccount(reader)

    const kept = await reader.page.evaluate(
      `indexedDB.databases().then((all) => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, all]))`,
    )

    expect(kept).not.toMatch(/eyJ|refreshToken|authUser|firebaseLocalStorage/)
  })
})

describe('a user or token that Firebase refuses', () => {
  it('signs the reader out of the site when the page opens', async () => {
    const reader = await newLiveReader({ allowed: refusals })
    await opensAccount(reader)
    await setDisabled(reader.uid, true)

    await reader.visit('/account')

    await reader.page.waitForURL(/\/inloggen\?naar=/)
    await reader.page.getByText('Dit account is geblokkeerd').waitFor()
    expect(await me(reader)).toBe(401)
    expect(await reader.name()).toBe(null)
  })

  it('signs the reader out of the site while the page is open', async () => {
    const reader = await newLiveReader({ allowed: refusals, isNew: true })
    await reader.page.clock.install()
    await opensAccount(reader)
    await setDisabled(reader.uid, true)
    // The site is out of reach when the sign-in would be renewed, so the SDK finds out by itself.
    await reader.page.route('**/api/firebase/token', (route) => route.abort())

    await reader.page.clock.fastForward('56:00')

    await reader.page.waitForURL(/\/inloggen\?naar=/)
    expect(await me(reader)).toBe(401)
  })

  it('leaves the reader signed in where Firebase is only out of reach', async () => {
    const reader = await newLiveReader({ allowed: refusals })
    await reader.page.route(`${authUrl}/**`, (route) => route.abort())
    const refused = reader.page.waitForEvent('requestfailed')

    await reader.visit('/account')
    await refused

    expect(await me(reader)).toBe(200)
    expect(new URL(reader.page.url()).pathname).toBe('/account')
  })
})

describe('a session that ended elsewhere', () => {
  it('is left when the sign-in is renewed', async () => {
    const laptop = await newLiveReader({ allowed: refusals, isNew: true })
    await laptop.page.clock.install()
    await opensAccount(laptop)
    const ended = await laptop.context.request.post('/api/auth/logout', {
      headers: { origin: inject('product').siteUrl },
    })
    expect(ended.status()).toBe(204)

    await laptop.page.clock.fastForward('51:00')

    await laptop.page.waitForURL(/\/inloggen/)
  })
})

describe('a site without Firebase', () => {
  it('asks for none of it, also for who is signed in', async () => {
    const visitor = await newVisitor({
      baseURL: plainSiteUrl,
      allowed: [new RegExp(`^other site: ${plainSiteUrl}`)],
    })
    const code = firebaseCode(visitor.page)
    await visitor.signIn(await newAccount())

    await visitor.visit('/account')
    await visitor.page.waitForTimeout(4000)

    expect(await code()).toEqual([])
    // A CV is kept by the site itself then.
    expect(await visitor.page.locator('#cv').count()).toBe(1)
  })
})

/** Gathers the code of Firebase that a page fetches from now on. @returns Addresses. */
function firebaseCode(page: Page): () => Promise<string[]> {
  const found: Promise<string | null>[] = []
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return
    const isFirebase = response.text().then(
      (text) => (/@firebase\/|firebase\/token/.test(text) ? response.url() : null),
      () => null,
    )
    found.push(isFirebase)
  })
  return async () => (await Promise.all(found)).filter((url) => url !== null)
}

/** The status with which the site says who is signed in. */
async function me({ context }: LiveReader): Promise<number> {
  return (await context.request.get('/api/users/me')).status()
}
