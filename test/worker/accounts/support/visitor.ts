import { siteUrl, visit } from '../../support/visit.ts'

/** Somebody with a browser of their own: their cookies, their address. */
export interface Visitor {
  get: (path: string) => Promise<Response>
  /** Sends a form as a browser without script does. */
  send: (path: string, form: string, fields?: Fields) => Promise<Response>
  /** Goes where a form that was sent leads (303). @returns The markup of that page. @throws Error where it leads nowhere. */
  follow: (sent: Response) => Promise<string>
  /** Sends a form as the site's own script does. @returns The answer with its status. */
  sendByScript: (path: string, form: string, fields?: Fields) => Promise<{ status: number; answer: unknown }>
  /** The token that is kept, or undefined. */
  token: () => string | undefined
}

type Fields = Record<string, string>

/** A visitor whom the site has not met. */
export function newVisitor(): Visitor {
  const cookies = new Map<string, string>()
  // Limits count by it: tests are not each other's neighbours.
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

/** An e-mail address that nobody has yet. */
export function newAddress(): string {
  return `lezer-${crypto.randomUUID().slice(0, 8)}@proef.example`
}

/** A password that nobody else has. */
export function newPassword(): string {
  return `kraan-${crypto.randomUUID().slice(0, 13)}`
}

/** Path and query of an address, as the worker is asked for it. */
export function pathOf(link: string | null): string {
  if (link === null) throw new Error('The mail has no link')
  const { pathname, search } = new URL(link)
  return `${pathname}${search}`
}

function hex(): string {
  return (1 + Math.floor(Math.random() * 0xfffe)).toString(16)
}
