import type { Core } from '@strapi/strapi'
import { checkPassword } from '../src/access/password.ts'
import { secret } from '../src/environment/secret.ts'

const images = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  statistics: { enabled: true, resolve: './src/plugins/statistics' },
  'users-permissions': {
    config: {
      jwtSecret: secret(env, 'JWT_SECRET'),
      jwt: { expiresIn: '30d', algorithm: 'HS256' },
      register: { allowedFields: ['firstName', 'lastName', 'company', 'language'] },
      validationRules: { validatePassword: checkPassword },
      ratelimit: { enabled: env.bool('AUTH_RATE_LIMIT', true), interval: 60_000, max: 10 },
    },
  },
  upload: {
    config: {
      sizeLimit: 20 * 1024 * 1024,
      // SVG is left out: a drawing can carry script.
      security: { allowedTypes: [...images, 'application/pdf'] },
    },
  },
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: mailServer(env),
      settings: {
        defaultFrom: env('MAIL_FROM', 'Schakel <redactie@schakel.example>'),
        defaultReplyTo: env('MAIL_REPLY_TO') || env('MAIL_FROM', 'redactie@schakel.example'),
      },
    },
  },
})

/** Without a mail server, mails are composed and dropped: enough to try out accounts on one machine. */
function mailServer(env: Core.Config.Shared.ConfigParams['env']) {
  const host = env('SMTP_HOST')
  if (!host) return { jsonTransport: true }
  const user = env('SMTP_USER')
  return {
    host,
    port: env.int('SMTP_PORT', 587),
    secure: env.bool('SMTP_SECURE', false),
    ignoreTLS: env.bool('SMTP_IGNORE_TLS', false),
    // A server that hangs would otherwise hold each mail for minutes.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    ...(user ? { auth: { user, pass: env('SMTP_PASSWORD') } } : {}),
  }
}
