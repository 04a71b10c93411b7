import { connect, type Socket } from 'node:net'

/** Equal requests to send. */
export interface LoadOptions {
  url: URL
  connections: number
  /** A connection sends its last request before this many milliseconds have passed. */
  forMs: number
  /** Sent with each request; default: none. */
  cookie?: string
}

/** The result of a load test. */
export interface LoadResult {
  requests: number
  seconds: number
}

const userAgent =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36'

const ok = 'HTTP/1.1 200 '
const endOfHead = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('\r\n0\r\n\r\n')

/**
 * Requests one address over persistent connections, each sending its next request when its answer is complete. It reads
 * sockets directly: Node's own client costs more than the smaller workers measured here, on the same processors.
 * @throws Error if an answer isn't 200.
 */
export async function load({ url, connections, forMs, cookie }: LoadOptions): Promise<LoadResult> {
  const startedAt = performance.now()
  const until = startedAt + forMs
  const counts = await Promise.all(
    Array.from({ length: connections }, () => askRepeatedly(requestText(url, cookie), url, until)),
  )
  const requests = counts.reduce((sum, count) => sum + count, 0)
  return { requests, seconds: (performance.now() - startedAt) / 1000 }
}

function askRepeatedly(request: string, url: URL, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true })
    let answered = 0
    let isDone = false
    const receive = answers((failure) => {
      if (failure) return socket.destroy(failure)
      answered += 1
      if (performance.now() < until) return socket.write(request)
      isDone = true
      return socket.end()
    })
    socket.on('connect', () => socket.write(request))
    socket.on('data', receive)
    socket.on('error', reject)
    socket.on('close', () => (isDone ? resolve(answered) : reject(closedEarly(url, socket))))
  })
}

/** Parses a stream of answers; `onAnswer` is called at the end of each. */
function answers(onAnswer: (failure?: Error) => void): (piece: Buffer) => void {
  let head = Buffer.alloc(0)
  /** Remaining bytes of the body; null within a head, undefined within a chunked body. */
  let missing: number | null | undefined = null
  let tail = Buffer.alloc(0)

  return (piece) => {
    let body = piece
    if (missing === null) {
      head = Buffer.concat([head, piece])
      const end = head.indexOf(endOfHead)
      if (end === -1) return
      const text = head.toString('latin1', 0, end)
      if (!text.startsWith(ok)) return onAnswer(new Error(`Expected 200, got: ${text.split('\r\n')[0]}`))
      // The line break that ends the head may also start the last chunk.
      body = head.subarray(end + 2)
      missing = bodyLength(text)
      head = Buffer.alloc(0)
      if (missing !== undefined) body = body.subarray(2)
    }
    if (missing === undefined) {
      tail = Buffer.concat([tail, body]).subarray(-lastChunk.length)
      if (!tail.equals(lastChunk)) return
      tail = Buffer.alloc(0)
    } else {
      missing -= body.length
      if (missing > 0) return
    }
    missing = null
    onAnswer()
  }
}

function bodyLength(head: string): number | undefined {
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  return length === undefined ? undefined : Number(length)
}

function requestText(url: URL, cookie?: string): string {
  const lines = [
    `GET ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    `User-Agent: ${userAgent}`,
    'Accept: text/html,application/xhtml+xml',
    'Accept-Language: nl-NL,nl;q=0.9',
    ...(cookie ? [`Cookie: ${cookie}`] : []),
  ]
  return `${lines.join('\r\n')}\r\n\r\n`
}

function closedEarly(url: URL, socket: Socket): Error {
  return new Error(`${url} closed the connection after ${socket.bytesRead} bytes`)
}
