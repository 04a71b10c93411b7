import * as v from 'valibot'
import type { Content } from './content/content.ts'
import type { Address } from './edge/address.ts'
import type { Visitor } from './edge/session.ts'
import { type FirebaseConfig, firebaseFrom, firebaseVariables } from './firebase/firebase-config.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { SiteSearch } from './search/site-search.ts'
import type { Query } from './strapi/query.ts'

const Origin = v.pipe(
  v.string(),
  v.url(),
  v.transform((text) => new URL(text).origin),
)
const userParams = ['fields', 'populate']
const UserParams = v.pipe(
  v.string(),
  v.transform((text) => text || '{}'),
  v.parseJson(),
  v.custom<Query>(isUserParams, 'An object of JSON with fields or populate, as Strapi takes them.'),
)
const Secret = v.pipe(v.string(), v.minLength(32, 'A secret has at least 32 characters.'))

const Config = v.object({
  SITE_NAME: v.pipe(v.string(), v.nonEmpty()),
  SITE_URL: Origin,
  CMS_URL: Origin,
  CMS_ADMIN_URL: v.optional(v.union([v.literal(''), Origin]), ''),
  CMS_VERSION: v.picklist(['v3', 'v4', 'v5']),
  CMS_TIMEOUT_MS: v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(100), v.maxValue(5000)),
  PAGE_CACHE: v.picklist(['on', 'off']),
  SERVICE_WORKER: v.picklist(['on', 'off']),
  IMAGE_RESIZING: v.picklist(['on', 'off']),
  USER_PARAMS: v.optional(UserParams, ''),
  CMS_TOKEN: Secret,
  JWT_SECRET: Secret,
  HOOK_SECRET: Secret,
  PREVIEW_SECRET: Secret,
  SIGN_IN_PROVIDERS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean),
      ),
      v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,30}$/))),
    ),
    '',
  ),
  OPS_TOKEN: v.optional(v.union([v.literal(''), Secret]), ''),
  STATISTICS_SHARDS: v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(64)),
  STATISTICS_CAPACITY: v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1000)),
  INDEXNOW_KEY: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[\w-]{8,128}$/))]), ''),
  INDEXNOW_ENDPOINT: v.optional(v.pipe(v.string(), v.url()), 'https://api.indexnow.org/indexnow'),
  SECURITY_CONTACT: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((contact) => contact.trim())),
      v.transform((contacts) => contacts.filter(isContact)),
    ),
    '',
  ),
  SECURITY_POLICY: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.url())]), ''),
  ...firebaseVariables,
})

/** Variables and secrets, checked. */
export interface Config {
  siteName: string
  siteUrl: string
  cmsUrl: string
  cmsVersion: 'v3' | 'v4' | 'v5'
  cmsTimeoutMs: number
  pageCache: boolean
  /** False withdraws the service worker from every browser that comes by. */
  serviceWorker: boolean
  imageResizing: boolean
  /** Parameters of the call that asks who is signed in. */
  userParams: Query
  cmsToken: string
  jwtSecret: string
  hookSecret: string
  /** Signs the links to drafts, and opens drafts in the backend. */
  previewSecret: string
  /** Origins at which editors open the backend: their panel shows previews in a frame. */
  editorOrigins: string[]
  /** Providers of social sign-in, by the backend's names for them. */
  signInProviders: readonly string[]
  /** Opens the operators' views; null closes them. */
  opsToken: string | null
  /** How many objects share the events of readers. */
  statisticsShards: number
  /** Events that one of them keeps at most. */
  statisticsCapacity: number
  /** Null where search engines are not told of publications. */
  indexNow: { key: string; endpoint: string } | null
  /** Whom to tell of a hole, as URIs, and the page that says how it is treated. Null where nobody is named. */
  security: { contacts: string[]; policy: string | null } | null
  /** Null where no project of Firebase is named: then not a byte of it is sent, and nothing of it shows. */
  firebase: FirebaseConfig | null
}

/** Bindings of `wrangler.toml` and what the pipeline learns of a request, step by step. */
export interface AppEnv {
  Bindings: Env
  Variables: {
    requestId: string
    config: Config
    address: Address
    visitor: Visitor
    /** Cookies to send along with the answer, whichever that will be, by name. */
    cookies: Map<string, string>
    content: Content
    jobs: Jobs
    search: SiteSearch
    /** Interface texts changed by the editors, by dotted key. */
    messages: Record<string, string>
    /** True once an answer stands for every reader: it holds no nonce and waits for nothing. */
    complete: boolean
    /** True once the answer has its security headers. */
    secured: boolean
  }
}

/** Every value that JSON can have is one that a query of Strapi can have. */
function isUserParams(value: unknown): boolean {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject && Object.keys(value).every((key) => userParams.includes(key))
}

const checked = new WeakMap<Env, Config>()

/**
 * The configuration of this deployment, parsed once for each isolate.
 * @throws ValiError naming the variable that is missing or wrong.
 */
export function configOf(env: Env): Config {
  const known = checked.get(env)
  if (known) return known
  const raw = v.parse(Config, env)
  const config: Config = {
    siteName: raw.SITE_NAME,
    siteUrl: raw.SITE_URL,
    cmsUrl: raw.CMS_URL,
    cmsVersion: raw.CMS_VERSION,
    cmsTimeoutMs: raw.CMS_TIMEOUT_MS,
    pageCache: raw.PAGE_CACHE === 'on',
    serviceWorker: raw.SERVICE_WORKER === 'on',
    imageResizing: raw.IMAGE_RESIZING === 'on',
    userParams: raw.USER_PARAMS,
    cmsToken: raw.CMS_TOKEN,
    jwtSecret: raw.JWT_SECRET,
    hookSecret: raw.HOOK_SECRET,
    previewSecret: raw.PREVIEW_SECRET,
    editorOrigins: raw.CMS_ADMIN_URL ? [raw.CMS_ADMIN_URL] : alsoByName(raw.CMS_URL),
    signInProviders: raw.SIGN_IN_PROVIDERS,
    opsToken: raw.OPS_TOKEN || null,
    statisticsShards: raw.STATISTICS_SHARDS,
    statisticsCapacity: raw.STATISTICS_CAPACITY,
    indexNow: raw.INDEXNOW_KEY ? { key: raw.INDEXNOW_KEY, endpoint: raw.INDEXNOW_ENDPOINT } : null,
    security:
      raw.SECURITY_CONTACT.length > 0
        ? { contacts: raw.SECURITY_CONTACT, policy: raw.SECURITY_POLICY || null }
        : null,
    firebase: firebaseFrom(raw),
  }
  checked.set(env, config)
  return config
}

/** What `security.txt` may name: an address for mails, a page or a telephone number. */
function isContact(text: string): boolean {
  return (
    /^\S+$/.test(text) && URL.canParse(text) && ['mailto:', 'https:', 'tel:'].includes(new URL(text).protocol)
  )
}

/** A backend on this machine has two origins; browsers tell them apart. */
function alsoByName(origin: string): string[] {
  return [...new Set([origin, origin.replace('//127.0.0.1', '//localhost')])]
}
