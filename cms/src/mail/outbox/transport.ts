import { Readable } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { isLoopback } from '../../environment/loopback.ts'
import type { ComposedMail } from '../compose.ts'
import { writeInvitation } from '../invitation.ts'
import type { MailSettings } from '../settings.ts'
import { bounceAddress } from './bounce-address.ts'
import { type Outcome, outcomeOf, type Phase, type SmtpFailure } from './outcome.ts'

type Server = NonNullable<MailSettings['server']>

/** Mails per connection; servers close busier ones. */
const mailsOfLine = 100

/** A file that comes with a mail. */
export interface MailAttachment {
  filename: string
  contentType: string
  content: Buffer
}

/** A rendered mail and its envelope data. */
interface Parcel {
  id: number
  recipient: string
  messageId: string
  /** Milliseconds since 1970. */
  createdAt: number
  mail: ComposedMail
  attachments: MailAttachment[]
}

/** A connection to the mail server that sends one mail at a time. */
export interface MailLine {
  /**
   * Hands a mail over.
   * @param mayHand Called when everything but the final dot is sent. If it returns false, the dot is not sent and the server discards the mail.
   */
  send(parcel: Parcel, mayHand: () => Promise<boolean>): Promise<Outcome>
  close(): void
}

/** @returns A connection that opens on first use, and reopens after a failure. */
export function openMailLine(settings: MailSettings, server: Server): MailLine {
  const writer = mailWriter(settings)
  let connection: SMTPConnection | null = null
  let carried = 0

  function close() {
    connection?.close()
    connection = null
    carried = 0
  }

  return {
    close() {
      connection?.quit()
      connection = null
    },
    async send(parcel, mayHand) {
      const raw = await writer(parcel)
      if (carried >= mailsOfLine) close()
      try {
        connection ??= await connected(server)
      } catch (failure) {
        return outcomeOf(failure as SmtpFailure, 'connecting')
      }
      carried += 1
      let phase: Phase | 'lost' = 'sending'
      // nodemailer starts to read after the server's 354, and sends the final dot when the stream ends.
      const message = Readable.from(
        (async function* () {
          yield raw
          phase = (await mayHand()) ? 'handed' : 'lost'
          if (phase === 'lost') throw new Error('Another process sends this mail')
        })(),
      )
      try {
        await sent(connection, envelopeOf(settings, parcel), message)
        return { is: 'delivered' }
      } catch (failure) {
        const outcome = outcomeAt(phase, failure as SmtpFailure)
        // After an ordinary refusal the connection can be reused.
        if (!(failure as SmtpFailure).responseCode || !(await wasReset(connection))) close()
        return outcome
      }
    },
  }
}

function outcomeAt(phase: Phase | 'lost', failure: SmtpFailure): Outcome {
  return phase === 'lost' ? { is: 'lost' } : outcomeOf(failure, phase)
}

function connected({ auth, host, ...server }: Server): Promise<SMTPConnection> {
  return new Promise((resolve, reject) => {
    const connection = new SMTPConnection({
      ...server,
      host,
      // Never send a password in plain text; a local server may have no certificate.
      requireTLS: auth !== null && !server.secure && !isLoopback(host),
      // Otherwise a hanging server would block each mail for minutes.
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    })
    // An unhandled error event would end the process.
    connection.on('error', reject)
    connection.connect((failure) => {
      if (failure) return reject(failure)
      if (!auth) return resolve(connection)
      connection.login({ credentials: auth }, (refusal) => {
        if (!refusal) return resolve(connection)
        connection.close()
        reject(refusal)
      })
    })
  })
}

function sent(connection: SMTPConnection, envelope: { from: string; to: string[] }, message: Readable) {
  return new Promise<void>((resolve, reject) => {
    // A server that says 421 and closes is heard out first: what it said decides the fate of the mail.
    const cut = () => setImmediate(reject, { message: 'The connection was closed' })
    connection.once('error', reject)
    connection.once('end', cut)
    connection.send(envelope, message, (failure) => {
      connection.off('error', reject)
      connection.off('end', cut)
      if (failure) reject(failure)
      else resolve()
    })
  })
}

function wasReset(connection: SMTPConnection): Promise<boolean> {
  return new Promise((resolve) => {
    connection.once('end', () => resolve(false))
    connection.reset((failure) => resolve(!failure))
  })
}

function envelopeOf({ from, bounces }: MailSettings, { id, recipient }: Parcel) {
  return { from: bounces ? bounceAddress(bounces, id) : from.address, to: [recipient] }
}

/** Writes the source of messages, DKIM-signed if there is a key. */
function mailWriter(settings: MailSettings): (parcel: Parcel) => Promise<Buffer> {
  const { dkim } = settings
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...(dkim ? { dkim: { ...dkim, headerFieldNames: signedHeaders } } : {}),
  })
  return async (parcel) => {
    const { message } = await composer.sendMail(messageOf(settings, parcel))
    if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed')
    return message
  }
}

/** nodemailer's default list lacks List-Unsubscribe-Post, which RFC 8058 requires under the signature. */
const signedHeaders = [
  'From',
  'Sender',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'To',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':')

function messageOf({ from, replyTo }: MailSettings, parcel: Parcel): SendMailOptions {
  const { mail, attachments, recipient, messageId, createdAt } = parcel
  const unsubscribe = mail.unsubscribe
    ? {
        'List-Unsubscribe': { prepared: true, value: `<${mail.unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {}
  return {
    from,
    to: { name: '', address: recipient },
    replyTo: mail.replyTo ?? replyTo,
    subject: mail.subject,
    messageId,
    date: new Date(createdAt),
    text: mail.text,
    html: mail.html,
    // Otherwise each text is looked through to find the shorter one.
    textEncoding: 'quoted-printable' as const,
    attachments,
    ...(mail.calendar && {
      icalEvent: {
        method: mail.calendar.method,
        filename: 'schakel.ics',
        content: writeInvitation(mail.calendar, { organizer: from, attendee: recipient }),
      },
    }),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...unsubscribe },
    // Values must never make nodemailer read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
