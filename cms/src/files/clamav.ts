import { connect, type Socket } from 'node:net'

/** Address of a ClamAV daemon. */
export interface ScannerOptions {
  host: string
  port: number
  /** Longest silence. */
  timeoutMs: number
}

/** The result of a scan; `found` is the name of the virus. */
export type Verdict = { verdict: 'clean' } | { verdict: 'infected'; found: string }

/** There is no verdict: the scanner is down or failed. */
export class ScannerError extends Error {
  override readonly name = 'ScannerError'
}

/** A reply is a single line. */
const maxReplyBytes = 4096

/**
 * Scans a file with a ClamAV daemon by its INSTREAM command (clamd(8)): chunks prefixed with their length, then a zero length; the
 * reply is a line that ends with NUL.
 * @throws ScannerError if the scanner is down or refuses the file; errors of the content.
 */
export async function scanWithClamav(
  { host, port, timeoutMs }: ScannerOptions,
  content: AsyncIterable<Uint8Array>,
): Promise<Verdict> {
  const socket = connect({ host, port })
  socket.setTimeout(timeoutMs, () => socket.destroy(new ScannerError('The scanner says nothing')))
  const reply = replyOf(socket)
  // The scanner may reply or disconnect while the file is still being sent.
  reply.catch(() => {})
  try {
    await Promise.race([send(socket, content), reply])
    return verdictIn(await reply)
  } finally {
    socket.destroy()
  }
}

async function send(socket: Socket, content: AsyncIterable<Uint8Array>): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'))
  for await (const piece of content) {
    // A zero length would mean the end.
    if (piece.length === 0) continue
    await write(socket, lengthOf(piece.length))
    await write(socket, piece)
  }
  await write(socket, lengthOf(0))
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (failure) => (failure ? reject(asScannerError(failure)) : resolve()))
  })
}

function replyOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = ''
    socket.on('data', (part: Buffer) => {
      reply += part.toString('utf8')
      const end = reply.indexOf('\0')
      if (end >= 0) resolve(reply.slice(0, end))
      else if (reply.length > maxReplyBytes) reject(new ScannerError('The scanner says too much'))
    })
    socket.once('error', (failure) => reject(asScannerError(failure)))
    socket.once('close', () => reject(new ScannerError('The scanner hung up')))
  })
}

function verdictIn(reply: string): Verdict {
  if (reply === 'stream: OK') return { verdict: 'clean' }
  const [, found] = /^stream: (.+) FOUND$/.exec(reply) ?? []
  if (found) return { verdict: 'infected', found }
  throw new ScannerError(`The scanner said: ${reply}`)
}

function asScannerError(failure: Error): ScannerError {
  return failure instanceof ScannerError ? failure : new ScannerError(failure.message, { cause: failure })
}
