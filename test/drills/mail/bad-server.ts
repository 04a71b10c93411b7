import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** What the server does with a mail, by the word that its recipient begins with; it takes any other. */
export type Behaviour =
  /** Refuses the address for good. */
  | 'refused'
  /** Asks once to be tried later. */
  | 'later'
  /** Cuts the line once before the last dot. */
  | 'cutbefore'
  /** Takes the mail and cuts the line once, without an answer. */
  | 'cutafter'
  /** Takes a while. */
  | 'slow'

/** A mail that the server has taken. */
export interface TakenMail {
  recipient: string
  /** Envelope's sender. */
  sender: string
  messageId: string
  email: Email
}

/** A mail server of which everything can be expected. */
export interface BadServer {
  port: number
  /** Oldest first; the same mail twice where it came twice. */
  taken: TakenMail[]
  stop: () => Promise<void>
}

/** Opens it on the loopback address. @param options.slowMs For how long `slow` takes. */
export async function openBadServer({ port = 0, slowMs = 300 } = {}): Promise<BadServer> {
  const taken: TakenMail[] = []
  /** Recipients that have had their bad moment. */
  const over = new Set<string>()
  const sockets = new Map<number, Socket>()

  /** Whether something that happens once happens now. */
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
      // Whoever sent it is gone before the last dot.
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
