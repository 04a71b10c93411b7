import type { Core } from '@strapi/strapi'
import { checkPassword } from '../src/access/password.ts'
import { secret } from '../src/environment/secret.ts'

const images = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  attachments: { enabled: true, resolve: './src/plugins/attachments' },
  events: { enabled: true, resolve: './src/plugins/events' },
  editions: { enabled: true, resolve: './src/plugins/editions' },
  finance: { enabled: true, resolve: './src/plugins/finance' },
  post: { enabled: true, resolve: './src/plugins/post' },
  privacy: { enabled: true, resolve: './src/plugins/privacy' },
  statistics: { enabled: true, resolve: './src/plugins/statistics' },
  vacancies: { enabled: true, resolve: './src/plugins/vacancies' },
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
})
