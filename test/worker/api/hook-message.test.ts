import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backendAnswers, backendIsDown, backendIsWell, callsOfBackend } from '../support/backend.ts'
import { messageOf, post, signed, tell, tellSigned } from '../support/hook.ts'
import { articleRow, changedSince, forgetEverything, rememberEverything } from '../support/replica.ts'
import { visit } from '../support/visit.ts'

const now = () => Math.floor(Date.now() / 1000)
const body = JSON.stringify(messageOf({ event: 'unpublish' }))
const tooLarge = JSON.stringify(messageOf({ event: 'unpublish', padding: 'x'.repeat(17 * 1024) }))

let documentId: string

beforeAll(async () => {
  documentId = (await articleRow(104)).document_id
  await rememberEverything()
})
afterAll(forgetEverything)

/** Sends something and expects a refusal in the common error format, without any effect. */
async function expectRefusal(send: () => Promise<Response>, status: number, name: string): Promise<Response> {
  const response = await send()

  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    error: { status, name, message: expect.any(String), details: {} },
  })
  expect(await changedSince()).toEqual([])
  return response
}

type Change = (headers: Record<string, string>) => Promise<Record<string, string>> | Record<string, string>

const forgeries: [name: string, change: Change][] = [
  ['without headers', () => ({})],
  ['without a signature', ({ 'x-schakel-signature': _, ...rest }) => rest],
  ['without a time', ({ 'x-schakel-timestamp': _, ...rest }) => rest],
  ['signed with another secret', () => signed(body, { secret: 'x'.repeat(48) })],
  ['signed for another text', () => signed(`${body} `)],
  ['signed six minutes ago', () => signed(body, { timestamp: now() - 360 })],
  ['signed for six minutes from now', () => signed(body, { timestamp: now() + 360 })],
  [
    'with a newer time than it was signed at',
    (headers) => ({ ...headers, 'x-schakel-timestamp': `${now() + 1}` }),
  ],
  ['with a time that is no number', (headers) => ({ ...headers, 'x-schakel-timestamp': '1e9' })],
  ['with a signature in upper case', (headers) => upper(headers)],
  ['with half a signature', (headers) => cut(headers, 39)],
  ['with an empty signature', (headers) => cut(headers, 7)],
  ['with a signature of another kind', (headers) => ({ ...headers, 'x-schakel-signature': 'sha1=00' })],
]

function upper(headers: Record<string, string>): Record<string, string> {
  return { ...headers, 'x-schakel-signature': (headers['x-schakel-signature'] ?? '').toUpperCase() }
}

function cut(headers: Record<string, string>, length: number): Record<string, string> {
  return { ...headers, 'x-schakel-signature': (headers['x-schakel-signature'] ?? '').slice(0, length) }
}

describe("refuses a message that the backend didn't sign", () => {
  it.each(forgeries)('%s', async (_, change) => {
    const headers = await change(await signed(body))

    await expectRefusal(() => post(body, headers), 403, 'ForbiddenError')
  })

  it('before any call to the backend', async () => {
    await backendIsWell()

    await post(JSON.stringify(messageOf({ documentId })), {})

    expect(await callsOfBackend()).toEqual([])
  })
})

describe('refuses a message that is too large', () => {
  it('by its declared length', async () => {
    await expectRefusal(() => tellSigned(tooLarge), 413, 'TooLargeError')
  })

  it('by its actual length, if none is declared', async () => {
    const headers = await signed(tooLarge)

    await expectRefusal(() => post(new Blob([tooLarge]).stream(), headers), 413, 'TooLargeError')
  })
})

describe('refuses a signed message without valid content', () => {
  it.each([
    ['no JSON', '{"event":'],
    ['empty', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['without fields', '{}'],
    ['of an unknown event', messageOf({ event: 'draft' })],
    ['of a type that is no name', messageOf({ type: '../admin' })],
    ['with a documentId that is a path', messageOf({ documentId: '../users' })],
    ['without a documentId', messageOf({ documentId: undefined })],
    ['in an unknown language', messageOf({ locale: 'fr' })],
    ['with a path of another host', messageOf({ type: 'redirect', paths: ['https://evil.example'] })],
    ['with more paths than a change has', messageOf({ type: 'redirect', paths: Array(21).fill('/a') })],
    ['with a path of 3 kB', messageOf({ type: 'redirect', paths: [`/${'a'.repeat(3000)}`] })],
  ])('%s', async (_, message) => {
    const text = typeof message === 'string' ? message : JSON.stringify(message)

    await expectRefusal(() => tellSigned(text), 400, 'BadRequestError')
  })
})

it.each(['GET', 'PUT', 'DELETE'])("doesn't accept the method %s", async (method) => {
  const { status } = await visit('/api/hooks/strapi', { method })

  expect([404, 405]).toContain(status)
})

describe("asks for a message again if its document can't be read", () => {
  it.each([
    ['is down', backendIsDown],
    ['fails', () => backendAnswers(500, '{}')],
    ['answers something else', () => backendAnswers(200, '<html></html>', 'text/html')],
    ['answers in another shape', () => backendAnswers(200, '{"data":{"documentId":7}}')],
    ['does not know the worker', () => backendAnswers(401, '{}')],
  ])('while the backend %s', async (_, breakBackend) => {
    await breakBackend()

    const response = await expectRefusal(() => tell({ documentId }), 503, 'UnavailableError')

    expect(response.headers.get('retry-after')).toBe('30')
  })

  it('even if it is about a redirect', async () => {
    await backendIsDown()

    await expectRefusal(
      () => tell({ type: 'redirect', documentId, paths: ['/nieuws'] }),
      503,
      'UnavailableError',
    )
  })
})
