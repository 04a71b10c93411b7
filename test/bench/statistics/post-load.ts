import { connect } from 'node:net'

/** Requests to send, each with a body of its own. */
export interface PostLoad {
  url: URL
  path: string
  connections: number
  /** A connection sends its last request before this many milliseconds have passed. */
  forMs: number
  /** Events per request. */
  batch: number
}

/** The result of a load test. */
export interface PostResult {
  requests: number
  seconds: number
}

const yearMs = 365 * 86_400_000
const endOfHead = '\r\n\r\n'
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0'

/**
 * Sends batches of views over persistent connections, each sending its next when the last is answered. It reads sockets
 * directly, since Node's own client costs more than what is measured.
 * @throws Error if an answer isn't 204.
 */
export async function postRepeatedly(load: PostLoad): Promise<PostResult> {
  const startedAt = performance.now()
  const until = startedAt + load.forMs
  const counts = await Promise.all(Array.from({ length: load.connections }, () => postOver(load, until)))
  const requests = counts.reduce((sum, count) => sum + count, 0)
  return { requests, seconds: (performance.now() - startedAt) / 1000 }
}

function postOver(load: PostLoad, until: number): Promise<number> {
  const { url } = load
  return new Promise((resolve, reject) => {
    const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true })
    let answered = 0
    let head = ''
    socket.setEncoding('latin1')
    socket.on('connect', () => socket.write(request(load)))
    socket.on('data', (piece: string) => {
      head += piece
      // 204 has no body: the next answer starts after the head.
      if (!head.endsWith(endOfHead)) return
      if (!head.startsWith('HTTP/1.1 204 ')) {
        socket.destroy(new Error(`Expected 204, got: ${head.split('\r\n')[0]}`))
        return
      }
      head = ''
      answered += 1
      if (performance.now() < until) socket.write(request(load))
      else socket.end()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answered))
  })
}

function request({ url, path, batch }: PostLoad): string {
  const iat = Date.now() - Math.floor(Math.random() * 1e9)
  const session = Buffer.from(JSON.stringify({ id: 0, iat, exp: iat + yearMs })).toString('base64')
  const events = Array.from({ length: batch }, () => ({
    id: crypto.randomUUID(),
    eventType: 'View',
    at: Date.now(),
    url: `${url.origin}/news/${101 + Math.floor(Math.random() * 400)}/een-kop-van-gewone-lengte?utm_source=brief`,
    referrer: 'https://www.zoeken.example/',
  }))
  const body = JSON.stringify({ data: { events, session } })
  const part = () => 1 + Math.floor(Math.random() * 250)
  const lines = [
    `POST ${path} HTTP/1.1`,
    `Host: ${url.host}`,
    `Origin: ${url.origin}`,
    `User-Agent: ${userAgent}`,
    // From a new address each time, so that no limit is measured.
    `CF-Connecting-IP: 10.${part()}.${part()}.${part()}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  return `${lines.join('\r\n')}${endOfHead}${body}`
}
