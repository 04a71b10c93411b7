/** What came of handing a mail to the mail server. */
export type Outcome =
  | { is: 'delivered' }
  /** The server refused the address for good. */
  | { is: 'refused-address'; reason: string }
  /** It refused the mail for good. */
  | { is: 'refused'; reason: string }
  /** It said that it may be tried later, or the line was cut before the last dot: it has not taken it. */
  | { is: 'postponed'; reason: string }
  /** The line was cut after the last dot. */
  | { is: 'unknown'; reason: string }
  /** There is no server to hand anything to; no fault of this mail. */
  | { is: 'no-server'; reason: string }
  /** Another process has the row by now. */
  | { is: 'lost' }

/** What nodemailer says of a failure. */
export interface SmtpFailure {
  message?: string
  code?: string
  /** Of SMTP; absent where there was no answer. */
  responseCode?: number
  response?: string
  /** Such as `RCPT TO`. */
  command?: string
}

/** How far a mail had come when something failed. */
export type Phase = 'connecting' | 'sending' | 'handed'

/** @param phase `handed` once the last dot was sent. */
export function outcomeOf(failure: SmtpFailure, phase: Phase): Outcome {
  const { responseCode, command } = failure
  const reason = reasonOf(failure)
  // Greeting, encryption and sign-in concern every mail.
  if (phase === 'connecting') return { is: 'no-server', reason }
  if (!responseCode) return { is: phase === 'handed' ? 'unknown' : 'postponed', reason }
  if (responseCode < 500) return { is: 'postponed', reason }
  // So does whether this sender may send; only a mail's size is its own.
  if (command === 'MAIL FROM' && responseCode !== 552) return { is: 'no-server', reason }
  return command === 'RCPT TO' && isAboutAddress(failure.response ?? '')
    ? { is: 'refused-address', reason }
    : { is: 'refused', reason }
}

/** Whether a refusal says that there is no such mailbox; 5.7 and its like are about us, 5.2.2 about a mailbox that is full. */
export function isAboutAddress(response: string): boolean {
  const [, status] = /\b(5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  return status ? /^5\.(1\.|2\.1$)/.test(status) : /^55[013]\b/.test(response)
}

/** The server's words without addresses, which neither logs nor lists are to hold. */
function reasonOf({ response, message, code }: SmtpFailure): string {
  const words = (response ?? message ?? code ?? 'no answer').replace(/\S+@\S+/g, '…').replace(/\s+/g, ' ')
  return words.slice(0, 250)
}
