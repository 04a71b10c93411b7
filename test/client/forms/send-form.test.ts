import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendForm } from '../../../client/forms/send-form.ts'
import { setState } from '../../../client/state/store.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  setState('strapi_user', null)
})

const sending = { key: '0a' }

/** Answers the next request, and keeps it. */
function answering(answer: Response | Error): Request[] {
  const requests: Request[] = []
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push(new Request(new URL(path, 'https://schakel.example'), init))
    if (answer instanceof Error) throw answer
    return answer
  })
  return requests
}

describe('a form that is sent', () => {
  it('is done with a file, which the browser then has', async () => {
    const headers = { 'content-disposition': 'attachment; filename="a.json"; filename*=UTF-8\'\'a%20b.json' }
    answering(new Response('{}', { headers }))
    const link = { href: '', download: '', click: vi.fn() }
    vi.stubGlobal('document', { createElement: () => link })

    expect(await sendForm('/account', 'export-account', {}, sending)).toEqual({ isDone: true })

    expect(link).toMatchObject({ href: expect.stringMatching(/^blob:/), download: 'a b.json' })
    expect(link.click).toHaveBeenCalledOnce()
  })

  it('goes to its page as a browser without script would send it', async () => {
    const requests = answering(Response.json({ isDone: true }))

    await sendForm(
      '/contact?van=mail',
      'contact',
      {
        name: 'Jan & Co',
        terms: true,
        mail: false,
        lists: ['morning', 'weekly'],
      },
      sending,
    )

    const [request] = requests
    expect(request?.method).toBe('POST')
    expect(request?.url).toBe('https://schakel.example/contact?van=mail')
    expect(await request?.text()).toBe(
      'form=contact&form-key=0a&name=Jan+%26+Co&terms=on&lists=morning&lists=weekly',
    )
  })

  it('says for whom its page was loaded', async () => {
    const requests = answering(Response.json({ isDone: true }))
    const names = { firstName: null, lastName: null, partner: null }
    setState('strapi_user', {
      id: 42,
      username: 'wout',
      email: 'wout@proef.example',
      tier: 'reader',
      ...names,
    })

    await sendForm('/account', 'language', { language: 'nl' }, sending)

    expect(await requests[0]?.text()).toBe('form=language&form-key=0a&account=42&language=nl')
  })

  it('returns the worker’s answer', async () => {
    const answer = { isDone: false, errors: { email: { key: 'form.email' } } }
    answering(Response.json(answer, { status: 422 }))

    expect(await sendForm('/', 'contact', {}, sending)).toEqual(answer)
  })

  it.each([
    ['a page instead of an answer', new Response('<h1>Fout</h1>', { status: 500 }), 'form.failed'],
    ['an answer of another kind', Response.json({ isDone: false }), 'form.failed'],
    ['a limit', Response.json({ error: 'too many' }, { status: 429 }), 'form.too-many'],
    ['a backend that is away', Response.json(null, { status: 503 }), 'form.unavailable'],
    ['a connection that broke', new TypeError('Failed to fetch'), 'form.failed'],
  ])('can be sent again after %s', async (_, answer, key) => {
    answering(answer)

    expect(await sendForm('/', 'contact', {}, sending)).toEqual({
      isDone: false,
      errors: {},
      notice: { key },
    })
  })

  it('says so when the reader is offline', async () => {
    answering(new TypeError('Failed to fetch'))
    vi.stubGlobal('navigator', { onLine: false })

    expect(await sendForm('/', 'contact', {}, sending)).toMatchObject({ notice: { key: 'form.offline' } })
  })
})
