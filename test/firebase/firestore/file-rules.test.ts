import { beforeAll, describe, expect, inject, it } from 'vitest'
import { signedInAs, signedUp, type TestUser, withClaims } from '../support/tokens.ts'

const { storageUrl, bucket } = inject('firebase')

const pdf = 'application/pdf'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const megabyte = 1024 * 1024
const refused = 403

let reader: TestUser
let other: TestUser

beforeAll(async () => {
  ;[reader, other] = await Promise.all([signedInAs(7001), signedInAs(7002)])
})

describe('a CV', () => {
  it.each([pdf, docx])('is kept for its reader: %s', async (type) => {
    expect(await uploads('users/u7001/cv/current', { type }, reader.idToken)).toBe(200)
    expect(await reads('users/u7001/cv/current', reader.idToken)).toBe(200)
    expect(await lists('users/u7001/cv/', reader.idToken)).toBe(200)
  })

  it('is nobody else’s', async () => {
    await uploads('users/u7001/cv/current', {}, reader.idToken)

    for (const token of [other.idToken, null]) {
      expect(await uploads('users/u7001/cv/current', {}, token)).toBe(refused)
      expect(await reads('users/u7001/cv/current', token)).toBe(refused)
      expect(await lists('users/u7001/cv/', token)).toBe(refused)
      expect(await deletes('users/u7001/cv/current', token)).toBe(refused)
    }
  })

  it('is taken away by its reader', async () => {
    await uploads('users/u7001/cv/current', {}, reader.idToken)

    expect(await deletes('users/u7001/cv/current', reader.idToken)).toBeLessThan(300)
    expect(await reads('users/u7001/cv/current', reader.idToken)).toBe(404)
  })

  it('has at most 5 MB, and something in it', async () => {
    expect(await uploads('users/u7001/cv/current', { size: 5 * megabyte }, reader.idToken)).toBe(200)
    expect(await uploads('users/u7001/cv/current', { size: 5 * megabyte + 1 }, reader.idToken)).toBe(refused)
    expect(await uploads('users/u7001/cv/current', { size: 0 }, reader.idToken)).toBe(refused)
  })

  it.each(['text/html', 'image/svg+xml', 'application/msword', 'application/pdf; x', ''])(
    'is PDF or Word, not %o',
    async (type) => {
      expect(await uploads('users/u7001/cv/current', { type }, reader.idToken)).toBe(refused)
    },
  )

  it('cannot become too large or of another kind later', async () => {
    await uploads('users/u7001/cv/current', {}, reader.idToken)

    expect(await uploads('users/u7001/cv/current', { size: 6 * megabyte }, reader.idToken)).toBe(refused)
    expect(await uploads('users/u7001/cv/current', { type: 'text/html' }, reader.idToken)).toBe(refused)
  })

  it('is closed to who was signed in more than an hour ago, and to who was not signed in by the site', async () => {
    const late = withClaims(reader, { auth_time: Math.floor(Date.now() / 1000) - 3601 })
    const stranger = await signedUp()

    expect(await uploads('users/u7001/cv/current', {}, late)).toBe(refused)
    expect(await uploads(`users/${stranger.uid}/cv/current`, {}, stranger.idToken)).toBe(refused)
  })
})

describe('everything else', () => {
  it.each(['users/u7001/cv/tweede', 'users/u7001/foto/current', 'cv/current'])(
    'is refused: %s',
    async (path) => {
      expect(await uploads(path, {}, reader.idToken)).toBe(refused)
    },
  )

  it('cannot be enumerated', async () => {
    expect(await lists('users/u7001/foto/', reader.idToken)).toBe(refused)
    expect(await lists('users/u7001/', reader.idToken)).toBe(refused)
    expect(await lists('users/', reader.idToken)).toBe(refused)
  })
})

/** @returns The status of the answer. */
async function uploads(
  path: string,
  { type = pdf, size = 10 }: { type?: string; size?: number },
  token: string | null,
): Promise<number> {
  const query = new URLSearchParams({ name: path })
  return send(`/v0/b/${bucket}/o?${query}`, {
    method: 'POST',
    body: new Uint8Array(size),
    token,
    headers: { 'content-type': type, 'x-goog-upload-protocol': 'media' },
  })
}

function reads(path: string, token: string | null): Promise<number> {
  return send(`/v0/b/${bucket}/o/${encodeURIComponent(path)}`, { token })
}

function lists(prefix: string, token: string | null): Promise<number> {
  return send(`/v0/b/${bucket}/o?${new URLSearchParams({ prefix, delimiter: '/' })}`, { token })
}

function deletes(path: string, token: string | null): Promise<number> {
  return send(`/v0/b/${bucket}/o/${encodeURIComponent(path)}`, { method: 'DELETE', token })
}

async function send(
  path: string,
  { token, headers = {}, ...init }: RequestInit & { token: string | null; headers?: Record<string, string> },
): Promise<number> {
  const response = await fetch(`${storageUrl}${path}`, {
    ...init,
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  })
  await response.body?.cancel()
  return response.status
}
