import type { Context } from 'hono'
import { Hono } from 'hono'
import * as v from 'valibot'
import { locales } from '../../client/content/locale.ts'
import { pushConsentVersion } from '../../client/push/consent.ts'
import type { PushState } from '../../client/push/push-state.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { clientKey } from '../http/client-address.ts'
import { readJson } from '../http/json-body.ts'
import { requireAllowed } from '../http/limits.ts'
import { d1Registrations } from '../push/d1-registrations.ts'
import { deviceOf, forgetDevice, sentDevice } from '../push/device.ts'
import { knownTopic } from '../push/known-topic.ts'
import type { Holder } from '../push/registrations.ts'
import { namedTopics } from '../push/topic-names.ts'
import { sha256 } from '../signature.ts'

const maxBytes = 24 * 1024

/** A target has at most 4 kB; those of FCM have about 160 characters. */
const Registering = v.object({
  kind: v.optional(v.picklist(['token', 'fid']), 'token'),
  token: v.pipe(v.string(), v.minLength(8), v.maxLength(4096), v.regex(/^[\w:.~=+/-]+$/)),
  language: v.picklist(locales),
  /** Version of the text that the reader agreed to with the press that led here; absent if the browser refreshes its token. */
  consent: v.optional(v.literal(pushConsentVersion)),
})

const Topics = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(1000))),
  v.maxLength(60),
  v.transform((topics) => topics.map(knownTopic)),
  v.array(v.string()),
)

const Change = v.object({
  follow: v.optional(Topics, []),
  leave: v.optional(Topics, []),
  language: v.optional(v.picklist(locales)),
})

/**
 * A browser's push settings. Only the secret in its cookie identifies it: no id, token or user is returned or accepted.
 * Without configuration, none of this exists.
 */
export const push = new Hono<AppEnv>()

push.use(async (c, next) => {
  pushOf(c)
  if (c.req.method !== 'GET') await requireAllowed(c.env, 'PUSH_LIMIT', clientKey(c))
  await next()
})

/** `GET /api/push?locale=nl` → what the SDK needs, and what this browser is notified of. */
push.get('/', async (c) => {
  const device = await sentDevice(c)
  const registration = device && (await registrations(c).find(await holderOf(c, device)))
  const state: PushState = {
    ...pushOf(c),
    registration: registration
      ? {
          topics: await namedTopics(c.env.DB, registration.topics, languageAsked(c)),
          language: registration.language,
          refreshedAt: registration.refreshedAt,
        }
      : null,
  }
  return c.json(state)
})

/**
 * `PUT /api/push/registration`: registers this browser under a token. A text of another version than the present one can't be agreed to.
 * @throws SiteError `ConflictError` if the token belongs to another.
 */
push.put('/registration', async (c) => {
  const { kind, token, language, consent } = await readJson(c, Registering, maxBytes)
  const device = await deviceOf(c)
  const isRegistered = await registrations(c).put(
    await holderOf(c, device.hash),
    { kind, token },
    { language, hasAgreed: consent !== undefined },
  )
  if (!isRegistered) throw new SiteError('ConflictError')
  device.keep()
  return c.body(null, 204)
})

/** `DELETE /api/push/registration`: stops all notifications to this browser. Idempotent. */
push.delete('/registration', async (c) => {
  const device = await sentDevice(c)
  if (device) await registrations(c).remove(device)
  forgetDevice(c)
  return c.body(null, 204)
})

/**
 * `POST /api/push/topics` with `{ follow?, leave?, language? }` → `{ topics }`, the resulting ones.
 * @throws SiteError `NotFoundError` for an unregistered browser; `ConflictError` for too many topics.
 */
push.post('/topics', async (c) => {
  const change = await readJson(c, Change, maxBytes)
  const device = await sentDevice(c)
  const topics = device && (await registrations(c).change(await holderOf(c, device), change))
  if (!topics) throw new SiteError('NotFoundError')
  if (topics === 'too-many') throw new SiteError('ConflictError')
  return c.json({ topics: await namedTopics(c.env.DB, topics, languageAsked(c)) })
})

function registrations(c: Context<AppEnv>) {
  return d1Registrations(c.env.DB)
}

/** @throws SiteError `NotFoundError` if push messages are off. */
function pushOf(c: Context<AppEnv>): Pick<PushState, 'options' | 'vapidKey'> {
  const { firebase } = c.var.config
  if (!firebase?.push) throw new SiteError('NotFoundError', {}, { message: `Page not found: ${c.req.path}` })
  return { options: firebase.options, vapidKey: firebase.push.vapidKey }
}

async function holderOf(c: Context<AppEnv>, device: string): Promise<Holder> {
  const { visitor } = c.var
  const reader = visitor.signedIn
    ? { userId: visitor.userId, sessionHash: await sha256(visitor.token) }
    : null
  return { device, reader }
}

function languageAsked(c: Context<AppEnv>) {
  return locales.find((locale) => locale === c.req.query('locale')) ?? locales[0]
}
