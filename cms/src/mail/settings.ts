import addressParser from 'nodemailer/lib/addressparser'

/** Mail settings from the environment. */
export interface MailSettings {
  /** Null without SMTP_HOST. */
  server: {
    host: string
    port: number
    secure: boolean
    ignoreTLS: boolean
    auth: { user: string; pass: string } | null
  } | null
  from: { name: string; address: string }
  replyTo: string
  /** Null if mails aren't signed here; the relay may sign them. */
  dkim: { domainName: string; keySelector: string; privateKey: string } | null
  /** Null if bounces aren't reported. */
  bounces: { domain: string; secret: string } | null
}

type Variables = Record<string, string | undefined>

/** @throws Error When MAIL_FROM is not an address. */
export function mailSettings(env: Variables = process.env): MailSettings {
  const from = sender(env.MAIL_FROM || 'Schakel <redactie@schakel.example>')
  return {
    server: serverOf(env),
    from,
    replyTo: env.MAIL_REPLY_TO || from.address,
    dkim: dkimOf(env),
    bounces: bouncesOf(env),
  }
}

function sender(text: string) {
  const [first] = addressParser(text, { flatten: true })
  if (!first?.address.includes('@')) throw new Error(`MAIL_FROM is no address: ${text}`)
  return { name: first.name, address: first.address }
}

function serverOf(env: Variables): MailSettings['server'] {
  const { SMTP_HOST: host, SMTP_USER: user, SMTP_PASSWORD: pass = '' } = env
  if (!host) return null
  return {
    host,
    port: Number(env.SMTP_PORT || 587),
    secure: env.SMTP_SECURE === 'true',
    ignoreTLS: env.SMTP_IGNORE_TLS === 'true',
    auth: user ? { user, pass } : null,
  }
}

function dkimOf({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }: Variables): MailSettings['dkim'] {
  if (!DKIM_DOMAIN || !DKIM_SELECTOR || !DKIM_PRIVATE_KEY) return null
  return {
    domainName: DKIM_DOMAIN,
    keySelector: DKIM_SELECTOR,
    // Env files put it on one line.
    privateKey: DKIM_PRIVATE_KEY.replaceAll('\\n', '\n'),
  }
}

function bouncesOf({
  MAIL_BOUNCE_DOMAIN: domain,
  BOUNCE_SECRET: secret,
}: Variables): MailSettings['bounces'] {
  return domain && secret ? { domain, secret } : null
}
