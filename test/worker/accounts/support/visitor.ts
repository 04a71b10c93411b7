import { siteUrl, visit } from '../../support/visit.ts'

/** A visitor with their own browser: cookies and address. */
export interface Visitor {
  get: (path: string) => Promise<Response>
  /** Submits a form as a browser without script does. */
  send: (path: string, form: string, fields?: Fields) => Promise<Response>
  /**
   * Follows the redirect of a submitted form (303). @returns The markup of that page. @throws Error without a redirect.
   */
  follow: (sent: Response) => Promise<string>
  /** Submits a form as the site's own script does. @returns The answer with its status. */
  sendByScript: (path: string, form: string, fields?: Fields) => Promise<{ status: number; answer: unknown }>
  /** The stored token, or undefined. */
  token: () => string | undefined
}

type Fields = Record<string, string>

/** A new visitor. */
export function newVisitor(): Visitor {
  const cookies = new Map<string, string>()
  // Rate limits count by address, so each test has its own.
  const address = `2001:db8:${hex()}:${hex()}::1`

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('cf-connecting-ip', address)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (cookie) headers.set('cookie', cookie)
    const response = await visit(path, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  function post(path: string, form: string, fields: Fields, headers: Record<string, string>) {
    return ask(path, {
      method: 'POST',
      body: new URLSearchParams({ form, ...fields }),
      headers: { origin: siteUrl, 'sec-fetch-site': 'same-origin', ...headers },
    })
  }

  return {
    get: (path) => ask(path),
    send: (path, form, fields = {}) => post(path, form, fields, { accept: 'text/html' }),
    async follow({ status, headers }) {
      const path = headers.get('location')
      if (status !== 303 || !path) throw new Error(`The form answered ${status} and leads nowhere`)
      return (await ask(path)).text()
    },
    async sendByScript(path, form, fields = {}) {
      const response = await post(path, form, fields, { accept: 'application/json' })
      return { status: response.status, answer: await response.json() }
    },
    token: () => cookies.get('strapi_jwt'),
  }
}

/** A new email address. */
export function newAddress(): string {
  return `lezer-${crypto.randomUUID().slice(0, 8)}@proef.example`
}

/** A unique password. */
export function newPassword(): string {
  return `kraan-${crypto.randomUUID().slice(0, 13)}`
}

/** Path and query of an address. */
export function pathOf(link: string | null): string {
  if (link === null) throw new Error('The mail has no link')
  const { pathname, search } = new URL(link)
  return `${pathname}${search}`
}

function hex(): string {
  return (1 + Math.floor(Math.random() * 0xfffe)).toString(16)
}
