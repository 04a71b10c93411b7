import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStrapiClient, type StrapiOptions } from '../../../worker/strapi/client.ts'
import { StrapiError, StrapiUnreachableError } from '../../../worker/strapi-error.ts'
import {
  backendAnswers,
  backendDoes,
  backendHangs,
  backendIsDown,
  backendIsWell,
  callsOfBackend,
} from '../support/backend.ts'

function client(options: Partial<StrapiOptions> = {}) {
  return createStrapiClient({ url: env.CMS_URL, version: 'v5', timeoutMs: 2500, ...options })
}

/** The failure of a call. */
async function failureOf(call: Promise<unknown>): Promise<StrapiError> {
  const failure = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(failure instanceof StrapiError)) throw new Error(`Failed with ${failure}`)
  return failure
}

afterEach(backendIsWell)

describe('a call', () => {
  it.each([
    ['v3', '/contents?locale=nl'],
    ['v4', '/api/contents?locale=nl'],
    ['v5', '/api/contents?locale=nl'],
  ] as const)('uses the prefix of its version: %s', async (version, path) => {
    await backendAnswers(200, '[1]')

    const body = await client({ version }).call({ path: '/contents', query: { locale: 'nl' } })

    expect(body).toEqual([1])
    expect(await callsOfBackend()).toMatchObject([{ method: 'GET', path, authorization: null }])
  })

  it('sends its token, and no header without one', async () => {
    await backendAnswers(200, '{}')

    await client().call({ path: '/contents', token: 'een-token' })
    await client().call({ path: '/contents', token: '' })

    const sent = (await callsOfBackend()).map(({ authorization }) => authorization)
    expect(sent).toEqual(['Bearer een-token', null])
  })

  it('sends its body as JSON', async () => {
    const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ jwt: 'x' }))

    await client().call({ method: 'POST', path: '/auth/local', body: { identifier: 'a' } })

    const [url, init] = sent.mock.calls[0] ?? []
    expect(url).toBe(`${env.CMS_URL}/api/auth/local`)
    expect(init).toMatchObject({ method: 'POST', body: '{"identifier":"a"}', redirect: 'manual' })
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
  })

  it("reads published content with the worker's token", async () => {
    const body = await client().call({ path: '/contents', query: { locale: 'nl' }, token: env.CMS_TOKEN })

    expect(body).toMatchObject({ data: expect.any(Array), meta: expect.any(Object) })
  })
})

describe('a refusal', () => {
  it.each<[string, number, unknown, Partial<StrapiError>]>([
    [
      'v4 and v5',
      400,
      {
        data: null,
        error: {
          status: 400,
          name: 'ValidationError',
          message: 'Invalid identifier or password',
          details: {},
        },
      },
      { status: 400, reason: 'ValidationError', message: 'Invalid identifier or password' },
    ],
    [
      'v3, a message',
      403,
      { statusCode: 403, error: 'Forbidden', message: 'Forbidden' },
      { status: 403, reason: 'Forbidden', message: 'Forbidden' },
    ],
    [
      'v3, a list of messages',
      400,
      {
        statusCode: 400,
        error: 'Bad Request',
        message: [
          { messages: [{ id: 'Auth.form.error.invalid', message: 'Identifier or password invalid.' }] },
        ],
      },
      { status: 400, reason: 'Bad Request', message: 'Identifier or password invalid.' },
    ],
    [
      'v3, something else',
      400,
      { statusCode: 400, error: 'Bad Request', message: { odd: true } },
      { status: 400, reason: 'Bad Request', message: 'UnknownError' },
    ],
  ])('has one shape in all versions: %s', async (_, status, body, expected) => {
    await backendAnswers(status, JSON.stringify(body))

    expect(await failureOf(client().call({ path: '/auth/local' }))).toMatchObject(expected)
  })

  it("doesn't repeat submitted values", async () => {
    const details = { errors: [{ path: ['password'], message: 'too short', value: 'geheim-woord' }] }
    const error = { status: 400, name: 'ValidationError', message: 'password is too short', details }
    await backendAnswers(400, JSON.stringify({ data: null, error }))

    const failure = await failureOf(client().call({ path: '/auth/local/register' }))

    expect(JSON.stringify({ ...failure, cause: failure.cause })).not.toContain('geheim-woord')
  })

  it.each([
    ['nothing', 500, ''],
    ['a page', 502, '<html>Bad Gateway</html>'],
    ['another shape', 503, '{"error":"x"}'],
    ['null', 500, 'null'],
    ['a redirect', 302, ''],
  ])('without a reason is unknown: %s', async (_, status, body) => {
    await backendAnswers(status, body)

    const failure = await failureOf(client().call({ path: '/contents' }))

    expect(failure.reason).toBe('UnknownError')
    expect(failure.status).toBe(status < 400 ? 500 : status)
    expect(failure).not.toBeInstanceOf(StrapiUnreachableError)
  })

  it.each([
    [400, false],
    [401, false],
    [403, false],
    [404, false],
    [429, true],
    [500, true],
    [503, true],
  ])('%i tells whether the backend is at fault', async (status, isOutage) => {
    await backendAnswers(status, '')

    expect((await failureOf(client().call({ path: '/contents' }))).isOutage).toBe(isOutage)
  })
})

describe('a missing answer', () => {
  it('is unknown, and an outage', async () => {
    await backendIsDown()

    const failure = await failureOf(client().call({ path: '/contents' }))

    expect(failure).toBeInstanceOf(StrapiUnreachableError)
    expect(failure).toMatchObject({ status: 500, reason: 'UnknownError', isOutage: true })
  })

  it('is waited for no longer than the timeout', async () => {
    await backendHangs()
    const patient = failureOf(client({ timeoutMs: 3000 }).call({ path: '/contents' }))
    const hasty = failureOf(client({ timeoutMs: 200 }).call({ path: '/contents' }))

    const first = await Promise.race([
      hasty.then(() => 'the hasty one'),
      patient.then(() => 'the patient one'),
    ])

    expect(first).toBe('the hasty one')
    expect(await hasty).toBeInstanceOf(StrapiUnreachableError)
    expect(await patient).toBeInstanceOf(StrapiUnreachableError)
  })

  it('also fails in the middle of a body', async () => {
    await backendDoes([{ holding: '/', behaviour: { does: 'reset' } }])

    expect(await failureOf(client().call({ path: '/contents' }))).toBeInstanceOf(StrapiUnreachableError)
  })
})

it.each([
  ['a failure', () => backendAnswers(503, '')],
  ['silence', backendHangs],
])("isn't retried after %s", async (_, fails) => {
  await fails()

  await failureOf(client({ timeoutMs: 200 }).call({ path: '/contents' }))

  expect(await callsOfBackend()).toHaveLength(1)
})
