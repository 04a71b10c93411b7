import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** What the server does with a mail, by the first word of its recipient. It accepts all others. */
type Behaviour =
  /** Permanently refuses the address. */
  | 'refused'
  /** Refuses temporarily, once. */
  | 'later'
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
  email: Email
}

/** A misbehaving mail server. */
export interface BadServer {
  port: number
  /** Oldest first, duplicates included. */
  taken: TakenMail[]
  stop: () => Promise<void>
}

/** Opens it on the loopback address. @param options.slowMs Delay of `slow`. */
export async function openBadServer({ port = 0, slowMs = 300 } = {}): Promise<BadServer> {
  const taken: TakenMail[] = []
  /** Recipients whose one-time failure has happened. */
  const over = new Set<string>()
  const sockets = new Map<number, Socket>()

  /** Whether a one-time failure is due now. */
  function isDue(behaviour: Behaviour, recipient: string): boolean {
    if (!recipient.startsWith(behaviour) || over.has(recipient)) return false
    over.add(recipient)
    return true
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('refused')) done(refusal(550, '5.1.1 No such user'))
      else if (isDue('later', address)) done(refusal(451, '4.3.2 Come back later'))
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
      const email = await PostalMime.parse(raw)
      const sender = envelope.mailFrom ? envelope.mailFrom.address : ''
      taken.push({ recipient, sender, messageId: email.messageId ?? '', email })
      if (recipient.startsWith('slow')) await new Promise((resolve) => setTimeout(resolve, slowMs))
      if (isDue('cutafter', recipient)) cut()
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
    async stop() {
      for (const socket of sockets.values()) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}
