import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import type { CaughtMail } from './caught-mail.ts'

/** A mail server that delivers nothing. */
export interface MailCatcher {
  port: number
  /** Emails since the start, oldest first. */
  mails: () => readonly CaughtMail[]
  /** Those to one address. */
  mailsTo: (address: string) => CaughtMail[]
  stop: () => Promise<void>
}

/** Maximum number of emails in memory; only recent ones are looked up. */
const maxMails = 500

/** An address that begins with this is refused, so that one can see what becomes of such mails. */
const refusedName = 'bestaat-niet'

/** To an address that begins with this no newsletter comes through: its mailbox is full for now. */
const fullName = 'vol-'

/**
 * Opens a mail server on the loopback address; emails stay in its memory.
 * @param port 0 for any free one.
 */
export async function openMailCatcher(port: number): Promise<MailCatcher> {
  const mails: CaughtMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(address.startsWith(refusedName) ? unknownMailbox() : null)
    },
    async onData(stream, session, done) {
      try {
        const chunks: Buffer[] = []
        for await (const chunk of stream) chunks.push(chunk)
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        if (isNewsletter(mail) && session.envelope.rcptTo.some(({ address }) => address.startsWith(fullName)))
          return done(fullMailbox())
        for (const { address } of session.envelope.rcptTo)
          mails.push(readMail(address, mail, senderOf(session)))
        if (mails.length > maxMails) mails.splice(0, mails.length - maxMails)
        done()
      } catch (failure) {
        done(failure instanceof Error ? failure : new Error(String(failure)))
      }
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    port: portOf(server),
    mails: () => mails,
    mailsTo: (address) => mails.filter(({ to }) => to === address),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

function portOf({ server }: SMTPServer): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server listens on no port')
  return address.port
}

type ParsedMail = Awaited<ReturnType<typeof PostalMime.parse>>

function readMail(
  to: string,
  { subject = '', text = '', html = '', replyTo, attachments }: ParsedMail,
  sender: string,
): CaughtMail {
  const [answer] = replyTo ?? []
  return {
    to,
    sender,
    replyTo: answer?.address ?? null,
    subject,
    text,
    html,
    link: /:\n(https?:\/\/\S+)$/m.exec(text)?.[1] ?? null,
    attachments: attachments.map(({ filename }) => filename ?? ''),
  }
}

function senderOf({ envelope: { mailFrom } }: SMTPServerSession): string {
  return mailFrom ? mailFrom.address : ''
}

/** Only the links of editions name the newsletter that they end. */
function isNewsletter({ headers }: ParsedMail): boolean {
  return headers.some(({ key, value }) => key === 'list-unsubscribe' && value.includes('lijst='))
}

function fullMailbox(): Error {
  return Object.assign(new Error('4.2.2 Mailbox full'), { responseCode: 452 })
}

function unknownMailbox(): Error {
  return Object.assign(new Error('5.1.1 No such mailbox here'), { responseCode: 550 })
}
