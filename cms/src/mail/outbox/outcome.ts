/** Result of handing a mail to the mail server. */
export type Outcome =
  | { is: 'delivered' }
  /** The server permanently refused the address. */
  | { is: 'refused-address'; reason: string }
  /** It permanently refused the mail. */
  | { is: 'refused'; reason: string }
  /** A temporary refusal, or the connection dropped before the final dot: not accepted. */
  | { is: 'postponed'; reason: string }
  /** The connection dropped after the final dot. */
  | { is: 'unknown'; reason: string }
  /** The server is unavailable; not the fault of this mail. */
  | { is: 'no-server'; reason: string }
  /** Another process has claimed the row. */
  | { is: 'lost' }

/** A failure as nodemailer reports it. */
export interface SmtpFailure {
  message?: string
  code?: string
  /** SMTP status; absent without a response. */
  responseCode?: number
  response?: string
  /** Such as `RCPT TO`. */
  command?: string
}

/** How far delivery got before the failure. */
export type Phase = 'connecting' | 'sending' | 'handed'

/** @param phase `handed` once the final dot was sent. */
export function outcomeOf(failure: SmtpFailure, phase: Phase): Outcome {
  const { responseCode, command } = failure
  const reason = reasonOf(failure)
  // Greeting, encryption and authentication failures affect every mail.
  if (phase === 'connecting') return { is: 'no-server', reason }
  if (!responseCode) return { is: phase === 'handed' ? 'unknown' : 'postponed', reason }
  if (responseCode < 500) return { is: 'postponed', reason }
  // So does a refused sender; only the size limit (552) is about this mail.
  if (command === 'MAIL FROM' && responseCode !== 552) return { is: 'no-server', reason }
  return command === 'RCPT TO' && isAboutAddress(failure.response ?? '')
    ? { is: 'refused-address', reason }
    : { is: 'refused', reason }
}

/** Whether a refusal means that the mailbox doesn't exist. 5.7.x is about our reputation, 5.2.2 is a full mailbox. */
export function isAboutAddress(response: string): boolean {
  const [, status] = /\b(5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  return status ? /^5\.(1\.|2\.1$)/.test(status) : /^55[013]\b/.test(response)
}

/** The server's response without addresses, which must not end up in logs. */
function reasonOf({ response, message, code }: SmtpFailure): string {
  const words = (response ?? message ?? code ?? 'no answer').replace(/\S+@\S+/g, '…').replace(/\s+/g, ' ')
  return words.slice(0, 250)
}
