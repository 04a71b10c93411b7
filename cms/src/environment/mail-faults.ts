import { createPrivateKey } from 'node:crypto'
import { isLoopback } from './loopback.ts'

type Variables = Record<string, string | undefined>

/** Invalid mail variables, on any site. Incomplete options are switched off instead; see `incompleteMail`. */
export function mailFaults(env: Variables): string[] {
  return [...fromFaults(env), ...keyFaults(env)]
}

function fromFaults({ MAIL_FROM }: Variables) {
  return MAIL_FROM && !/^[^\r\n]*\S+@\S+[^\r\n]*$/.test(MAIL_FROM)
    ? [`MAIL_FROM is no address: ${MAIL_FROM}`]
    : []
}

function keyFaults({ DKIM_PRIVATE_KEY }: Variables) {
  if (!DKIM_PRIVATE_KEY) return []
  try {
    createPrivateKey(DKIM_PRIVATE_KEY.replaceAll('\\n', '\n'))
    return []
  } catch {
    return ['DKIM_PRIVATE_KEY is no private key in PEM.']
  }
}

/** Mail variables that are unsafe on a public site. */
export function publicMailFaults(env: Variables): string[] {
  const { SMTP_HOST, SMTP_IGNORE_TLS, MAIL_FROM } = env
  if (!SMTP_HOST) return []
  return [
    ...(SMTP_IGNORE_TLS === 'true' && !isLoopback(SMTP_HOST)
      ? ['SMTP_IGNORE_TLS=true sends mails and the password in the open: leave it out.']
      : []),
    ...(!MAIL_FROM || /@schakel\.example\b/.test(MAIL_FROM)
      ? ['MAIL_FROM must be an address of your own where SMTP_HOST is set.']
      : []),
  ]
}

const dkim = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY']

/** Mail options that are off because a variable is missing. @returns One sentence for each. */
export function incompleteMail(env: Variables): string[] {
  const missing = dkim.filter((name) => !env[name])
  return [
    ...(missing.length > 0 && missing.length < dkim.length
      ? [`Mails are not signed: ${missing.join(' and ')} is missing`]
      : []),
    ...(env.MAIL_BOUNCE_DOMAIN && !env.BOUNCE_SECRET
      ? ['Mails that come back are not told of: BOUNCE_SECRET is missing']
      : []),
  ]
}
