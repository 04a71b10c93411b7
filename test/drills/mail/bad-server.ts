import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** What the server does with a mail, by the first word of its recipient. It accepts all others. */
export type Behaviour =
  /** Permanently refuses the address. */
  | 'refused'
  /** Refuses temporarily, once. */
  | 'later'
  /** Says that it closes (421), and does so, once. */
  | 'closing'
  /** Refuses the mail after its final dot, permanently. */
  | 'datarefused'
  /** Refuses the mail after its final dot, temporarily, once. */
  | 'datalater'
  /** Says nothing more after the recipient, once. */
  | 'hangbefore'
  /** Accepts the mail and says nothing more, once. */
  | 'hangafter'
  /** Drops the connection before the final dot, once. */
  | 'cutbefore'
  /** Accepts the mail but drops the connection without a response, once. */
  | 'cutafter'
  /** Responds slowly. */
  | 'slow'

/** A mail that the server has accepted. */
export interface TakenMail {
  recipient: string
  /** Envelope's sender. */
  sender: string
  messageId: string
  /** Null where only heads are kept. */
  email: Email | null
}

/** A misbehaving mail server. */
export interface BadServer {
  port: number
  /** Oldest first, duplicates included. */
  taken: TakenMail[]
  /** Recipients whose mails hang now. */
  hanging: ReadonlySet<string>
  /** Refuses the sender of the next mails. */
  refuseSenders: (count: number) => void
  stop: () => Promise<void>
}

/**
 * Opens it on the loopback address.
 * @param options.slowMs Delay of `slow`.
 * @param options.keeps `heads` for thousands of mails, whose parsing would take longer than sending them.
 */
export async function openBadServer({
  port = 0,
  slowMs = 300,
  keeps = 'mails',
}: {
  port?: number
  slowMs?: number
  keeps?: 'mails' | 'heads'
} = {}): Promise<BadServer> {
  const taken: TakenMail[] = []
  const hanging = new Set<string>()
  let sendersToRefuse = 0
  /** Recipients whose one-time failure has happened. */
  const over = new Set<string>()
  const sockets = new Map<number, Socket>()

  /** Whether a one-time failure is due now. */
  function isDue(behaviour: Behaviour, recipient: string): boolean {
    if (!recipient.startsWith(behaviour) || over.has(recipient)) return false
    over.add(recipient)
    return true
  }

  /** Until the other side gives up. */
  function hang(recipient: string, remotePort: number) {
    hanging.add(recipient)
    sockets.get(remotePort)?.once('close', () => hanging.delete(recipient))
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_sender, _session, done) {
      if (sendersToRefuse <= 0) return done()
      sendersToRefuse -= 1
      done(refusal(550, '5.7.1 Sender refused'))
    },
    onRcptTo({ address }, { remotePort }, done) {
      if (address.startsWith('refused')) done(refusal(550, '5.1.1 No such user'))
      else if (isDue('later', address)) done(refusal(451, '4.3.2 Come back later'))
      else if (isDue('closing', address)) {
        done(refusal(421, '4.3.2 Closing'))
        sockets.get(remotePort)?.end()
      } else if (isDue('hangbefore', address)) hang(address, remotePort)
      else done()
    },
    async onData(stream, { envelope, remotePort }, done) {
      const [{ address: recipient } = { address: '' }] = envelope.rcptTo
      const cut = () => sockets.get(remotePort)?.destroy()
      if (isDue('cutbefore', recipient)) {
        stream.resume()
        cut()
        return
      }
      const raw = await buffer(stream).catch(() => null)
      // The client is gone before the final dot.
      if (!raw) return
      if (recipient.startsWith('datarefused')) return done(refusal(554, '5.6.0 Not with this content'))
      if (isDue('datalater', recipient)) return done(refusal(452, '4.2.2 No room now'))
      const sender = envelope.mailFrom ? envelope.mailFrom.address : ''
      taken.push({ recipient, sender, ...(keeps === 'mails' ? await parsed(raw) : headOf(raw)) })
      if (recipient.startsWith('slow')) await new Promise((resolve) => setTimeout(resolve, slowMs))
      if (isDue('hangafter', recipient)) hang(recipient, remotePort)
      else if (isDue('cutafter', recipient)) cut()
      else done()
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket
    sockets.set(remotePort, socket)
    socket.once('close', () => sockets.delete(remotePort))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const { port: listening } = server.server.address() as AddressInfo
  return {
    port: listening,
    taken,
    hanging,
    refuseSenders(count) {
      sendersToRefuse = count
    },
    async stop() {
      for (const socket of sockets.values()) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}

/** Bytes; heads with a signature have some two thousand. */
const longestHead = 8192

async function parsed(raw: Buffer): Promise<Pick<TakenMail, 'messageId' | 'email'>> {
  const email = await PostalMime.parse(raw)
  return { messageId: email.messageId ?? '', email }
}

function headOf(raw: Buffer): Pick<TakenMail, 'messageId' | 'email'> {
  const [head = ''] = raw.subarray(0, longestHead).toString().split('\r\n\r\n', 1)
  return { messageId: /^message-id:\s*(<[^>]+>)/im.exec(head)?.[1] ?? '', email: null }
}
