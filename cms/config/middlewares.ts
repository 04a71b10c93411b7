import type { Core } from '@strapi/strapi'

export default ({ env }: Core.Config.Shared.ConfigParams) => [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  // Only the worker calls the API, and the admin panel has the same origin: no other site may read an answer.
  { name: 'strapi::cors', config: { origin: env.array('CORS_ORIGINS', []).filter(Boolean) } },
  'strapi::query',
  'global::draft-guard',
  // Keeps the raw body, which signatures are computed over.
  {
    name: 'strapi::body',
    config: { jsonLimit: '1mb', formLimit: '256kb', textLimit: '256kb', includeUnparsed: true },
  },
  // A secure cookie cannot be set over plain http, where the social sign-in would answer 500.
  { name: 'strapi::session', config: { secure: env.bool('COOKIE_SECURE', true), sameSite: 'lax' } },
  'strapi::favicon',
  'strapi::public',
]
