import { siteUrl } from '../../support/visit.ts'
import { visitPushing } from './push-site.ts'

/** A browser that can register for push messages. */
export interface Device {
  token: string
  /** The cookies that it sends. */
  cookies: Map<string, string>
  ask: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
  /** Registers with its token. */
  register: (token?: string, language?: string) => Promise<Response>
  follow: (...topics: string[]) => Promise<Response>
  /** The topics that the worker reports, or null. */
  topics: () => Promise<string[] | null>
}

interface State {
  registration: { topics: { topic: string }[] } | null
}

/** A new browser with its own token. */
export function newDevice(): Device {
  const cookies = new Map<string, string>()
  const token = `fcm:${crypto.randomUUID()}`
  // Rate limits count by address.
  const address = `2001:db8:${hex()}:${hex()}::1`

  async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await visitPushing(`/api/push${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
      headers: {
        'cf-connecting-ip': address,
        'sec-fetch-site': 'same-origin',
        origin: siteUrl,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  return {
    token,
    cookies,
    ask,
    register: (own = token, language = 'nl') => ask('PUT', '/registration', { token: own, language }),
    follow: (...topics) => ask('POST', '/topics', { follow: topics }),
    async topics() {
      const { registration } = await (await ask('GET', '')).json<State>()
      return registration?.topics.map(({ topic }) => topic) ?? null
    },
  }
}

/** A browser that follows topics. */
export async function following(topics: string[], language = 'nl'): Promise<Device> {
  const device = newDevice()
  await device.register(device.token, language)
  const response = await device.follow(...topics)
  if (!response.ok) throw new Error(`Following was answered ${response.status}`)
  return device
}

function hex(): string {
  return (1 + Math.floor(Math.random() * 0xfffe)).toString(16)
}
