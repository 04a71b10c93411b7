import { env } from 'cloudflare:workers'
import worker from '../../../../worker/index.ts'
import { lane } from '../../support/lane.ts'

/** The recipient's part of a notification. */
export const failed = [
  'Final-Recipient: rfc822; lezer@bedrijf.example',
  'Action: failed',
  'Status: 5.1.1 (unknown)',
]

/** A notification as mail servers send it: for people, for programs, and the mail that comes back. */
export function notification(recipient: string[], returned = 'Subject: Bevestig uw adres'): string {
  const part = (type: string, lines: string[]) => ['--grens', `Content-Type: ${type}`, '', ...lines, '']
  return [
    'From: MAILER-DAEMON@mx.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="grens"',
    '',
    ...part('text/plain', ['Status: 9.9.9 says this sentence.']),
    ...part('message/delivery-status', ['Reporting-MTA: dns; mx.example', '', ...recipient]),
    ...part('message/rfc822', [returned]),
    '--grens--',
    '',
  ].join('\r\n')
}

/** Has the worker receive a mail, as Email Routing does. @returns Why it was rejected, or null. */
export async function receive(to: string, text: string, secret = lane.bounceSecret): Promise<string | null> {
  let rejected: string | null = null
  const raw = new Response(text).body
  if (!raw) throw new Error('A text has a body')
  const message = {
    from: '',
    to,
    raw,
    rawSize: text.length,
    headers: new Headers(),
    setReject: (reason: string) => {
      rejected = reason
    },
  } as Partial<ForwardableEmailMessage> as ForwardableEmailMessage
  // An optional secret, which the type of the bindings doesn't have.
  const bindings = { ...env, BOUNCE_SECRET: secret }
  await worker.email(message, bindings)
  return rejected
}
