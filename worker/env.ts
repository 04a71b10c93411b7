import * as v from 'valibot'
import type { Audience } from './access/audience.ts'
import type { Visitor } from './accounts/visitor.ts'
import type { Archive } from './archive/archive.ts'
import type { Dependencies } from './cache/dependencies.ts'
import type { Content } from './content/content.ts'
import type { AskDatabase } from './database/session.ts'
import type { Address } from './edge/parsed-address.ts'
import { SiteError } from './errors.ts'
import { type FirebaseConfig, firebaseFrom, firebaseVariables } from './firebase/firebase-config.ts'
import type { Jobs } from './jobs/jobs.ts'
import { type Option, reportIncomplete } from './options.ts'
import type { SiteSearch } from './search/site-search.ts'
import type { Query } from './strapi/query.ts'
import { type TurnstileConfig, turnstileFrom, turnstileVariables } from './turnstile/turnstile-config.ts'

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
const Secret = v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))
const OptionalText = v.optional(v.string(), '')

/** Origins, separated by commas. */
const Origins = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  ),
  v.array(Origin),
)

const Config = v.object({
  SITE_NAME: v.pipe(v.string(), v.nonEmpty()),
  SITE_URL: Origin,
  CMS_URL: Origin,
  CMS_ADMIN_URL: v.optional(v.union([v.literal(''), Origin]), ''),
  CMS_VERSION: v.picklist(['v3', 'v4', 'v5']),
  CMS_TIMEOUT_MS: v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(100), v.maxValue(5000)),
  CMS_HEDGE_MS: v.optional(
    v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(10), v.maxValue(5000)),
    '250',
  ),
  FREE_READS: v.optional(
    v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(99)),
    '3',
  ),
  PAGE_CACHE: v.picklist(['on', 'off']),
  SERVICE_WORKER: v.picklist(['on', 'off']),
  IMAGE_RESIZING: v.picklist(['on', 'off']),
  FILE_SCANNER: v.optional(v.picklist(['on', 'off']), 'off'),
  USER_PARAMS: v.optional(UserParams, ''),
  CMS_TOKEN: Secret,
  JWT_SECRET: Secret,
  HOOK_SECRET: Secret,
  PREVIEW_SECRET: Secret,
  PAYMENT_ORIGINS: v.optional(Origins, ''),
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
  BOUNCE_SECRET: v.optional(v.union([v.literal(''), Secret]), ''),
  STATISTICS_SHARDS: v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(64)),
  STATISTICS_CAPACITY: v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1000)),
  CF_ACCESS_CLIENT_ID: OptionalText,
  CF_ACCESS_CLIENT_SECRET: OptionalText,
  INDEXNOW_KEY: OptionalText,
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
  ...turnstileVariables,
})

/** Variables and secrets, validated. */
export interface Config {
  siteName: string
  siteUrl: string
  cmsUrl: string
  cmsVersion: 'v3' | 'v4' | 'v5'
  cmsTimeoutMs: number
  /** Milliseconds after which the replica may answer for a document instead of the backend. */
  cmsHedgeMs: number
  /** How many metered articles everybody may read in a month. */
  freeReads: number
  pageCache: boolean
  /** False unregisters the service worker in every browser that visits. */
  serviceWorker: boolean
  imageResizing: boolean
  /** Whether the backend scans files for viruses; readers' files then stay in quarantine until it has. */
  fileScanner: boolean
  /** Query parameters of the call that reads the signed-in account. */
  userParams: Query
  /** Headers for a backend behind Cloudflare Access; empty otherwise. */
  cmsAccess: Readonly<Record<string, string>>
  cmsToken: string
  jwtSecret: string
  hookSecret: string
  /** Signs preview links, and grants access to drafts in the backend. */
  previewSecret: string
  /** Origins at which editors open the backend, whose panel frames previews. */
  editorOrigins: string[]
  /** Providers of social sign-in, by the backend's names. */
  signInProviders: readonly string[]
  /** Origins of the providers at which readers pay: forms may lead there, and nowhere else. */
  paymentOrigins: readonly string[]
  /** Grants access to the operators' views; null closes them. */
  opsToken: string | null
  /** Signs reports of bounced mails; null refuses mail. */
  bounceSecret: string | null
  /** Number of objects that share the readers' events. */
  statisticsShards: number
  /** Maximum number of events in one of them. */
  statisticsCapacity: number
  /** Null if search engines aren't notified of publications. */
  indexNow: { key: string; endpoint: string } | null
  /** Where to report a vulnerability, as URIs, and the policy page. Null without a contact. */
  security: { contacts: string[]; policy: string | null } | null
  /** Null without a Firebase project: then no Firebase code is sent or shown. */
  firebase: FirebaseConfig | null
  /** Null if Cloudflare doesn't check who sends forms. */
  turnstile: TurnstileConfig | null
  /** Optional parts, and whether they are on. */
  options: readonly Option[]
}

/** Bindings of `wrangler.toml`, and what the middleware adds to a request step by step. */
export interface AppEnv {
  Bindings: Env
  Variables: {
    requestId: string
    config: Config
    address: Address
    visitor: Visitor
    /** For whom the response is made; caches tell readers apart by nothing else. */
    audience: Audience
    /** Cookies to set with the response, whatever it turns out to be, by name. */
    cookies: Map<string, string>
    /** Reads content from D1, in the request's one session. */
    ask: AskDatabase
    /** What the response depends on. */
    dependencies: Dependencies
    content: Content
    archive: Archive
    jobs: Jobs
    search: SiteSearch
    /** The editors' interface texts, by dotted key. */
    messages: Record<string, string>
    /** True once the response is the same for every reader: no nonce and nothing late. */
    complete: boolean
    /** True once the response has its security headers. */
    secured: boolean
  }
}

/** Any JSON value is a valid query value. */
function isUserParams(value: unknown): boolean {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject && Object.keys(value).every((key) => userParams.includes(key))
}

const checked = new WeakMap<Env, Config>()

/**
 * This deployment's configuration, parsed once per isolate. Optional parts that are incomplete are off, and reported.
 * @throws SiteError `ConfigurationError`, whose message names each missing or invalid variable.
 */
export function configOf(env: Env): Config {
  const known = checked.get(env)
  if (known) return known
  const raw = parsed(env)
  const { firebase, faults } = firebaseFrom(raw)
  const { turnstile, faults: turnstileFaults } = turnstileFrom(raw, isPublic(raw.SITE_URL))
  const access = {
    CF_ACCESS_CLIENT_ID: raw.CF_ACCESS_CLIENT_ID,
    CF_ACCESS_CLIENT_SECRET: raw.CF_ACCESS_CLIENT_SECRET,
  }
  const accessFaults = missingBeside(access)
  const isKey = /^[\w-]{8,128}$/.test(raw.INDEXNOW_KEY)
  const config: Config = {
    siteName: raw.SITE_NAME,
    siteUrl: raw.SITE_URL,
    cmsUrl: raw.CMS_URL,
    cmsVersion: raw.CMS_VERSION,
    cmsTimeoutMs: raw.CMS_TIMEOUT_MS,
    cmsHedgeMs: raw.CMS_HEDGE_MS,
    freeReads: raw.FREE_READS,
    pageCache: raw.PAGE_CACHE === 'on',
    serviceWorker: raw.SERVICE_WORKER === 'on',
    imageResizing: raw.IMAGE_RESIZING === 'on',
    fileScanner: raw.FILE_SCANNER === 'on',
    userParams: raw.USER_PARAMS,
    cmsAccess:
      access.CF_ACCESS_CLIENT_ID && accessFaults.length === 0
        ? {
            'CF-Access-Client-Id': access.CF_ACCESS_CLIENT_ID,
            'CF-Access-Client-Secret': access.CF_ACCESS_CLIENT_SECRET,
          }
        : {},
    cmsToken: raw.CMS_TOKEN,
    jwtSecret: raw.JWT_SECRET,
    hookSecret: raw.HOOK_SECRET,
    previewSecret: raw.PREVIEW_SECRET,
    editorOrigins: raw.CMS_ADMIN_URL ? [raw.CMS_ADMIN_URL] : alsoByName(raw.CMS_URL),
    signInProviders: raw.SIGN_IN_PROVIDERS,
    paymentOrigins: raw.PAYMENT_ORIGINS,
    opsToken: raw.OPS_TOKEN || null,
    bounceSecret: raw.BOUNCE_SECRET || null,
    statisticsShards: raw.STATISTICS_SHARDS,
    statisticsCapacity: raw.STATISTICS_CAPACITY,
    indexNow: isKey ? { key: raw.INDEXNOW_KEY, endpoint: raw.INDEXNOW_ENDPOINT } : null,
    security:
      raw.SECURITY_CONTACT.length > 0
        ? { contacts: raw.SECURITY_CONTACT, policy: raw.SECURITY_POLICY || null }
        : null,
    firebase,
    turnstile,
    options: [
      { name: 'firebase', isOn: firebase !== null, faults: faults.firebase },
      { name: 'push', isOn: firebase?.push != null, faults: faults.push },
      { name: 'file-scanner', isOn: raw.FILE_SCANNER === 'on', faults: [] },
      { name: 'bounces', isOn: raw.BOUNCE_SECRET !== '', faults: [] },
      { name: 'online-payment', isOn: raw.PAYMENT_ORIGINS.length > 0, faults: [] },
      { name: 'human-check', isOn: turnstile !== null, faults: turnstileFaults },
      { name: 'index-now', isOn: isKey, faults: raw.INDEXNOW_KEY && !isKey ? ['INDEXNOW_KEY'] : [] },
      {
        name: 'cms-access',
        isOn: access.CF_ACCESS_CLIENT_ID !== '' && accessFaults.length === 0,
        faults: accessFaults,
      },
    ],
  }
  checked.set(env, config)
  reportIncomplete(config.options)
  return config
}

/** A valid contact for `security.txt`: an email address, a page or a phone number, as URI. */
function isContact(text: string): boolean {
  return (
    /^\S+$/.test(text) && URL.canParse(text) && ['mailto:', 'https:', 'tel:'].includes(new URL(text).protocol)
  )
}

function parsed(env: Env): v.InferOutput<typeof Config> {
  const { success, issues, output } = v.safeParse(Config, env)
  const faults = issues?.map(({ path, input, message }) =>
    input === undefined ? `${path?.[0].key} is missing` : `${path?.[0].key}: ${message}`,
  )
  if (!success) throw new SiteError('ConfigurationError', {}, { message: `${faults?.join('; ')}.` })
  const known = isPublic(output.SITE_URL) ? publishedSecrets(output) : []
  if (known.length > 0)
    throw new SiteError(
      'ConfigurationError',
      {},
      { message: `${known.join(', ')}: a value of the example file.` },
    )
  return output
}

/** Whether an address may be publicly reachable: nobody can own a name below those reserved by RFC 2606 and 6761. */
function isPublic(origin: string): boolean {
  const { hostname } = new URL(origin)
  return !/^(?:127\.0\.0\.1|\[::1\]|(?:.+\.)?(?:localhost|example|test|invalid))$/.test(hostname)
}

/** Secrets with their public value from `.dev.vars.example`. */
function publishedSecrets(values: v.InferOutput<typeof Config>): string[] {
  const secrets = ['CMS_TOKEN', 'JWT_SECRET', 'HOOK_SECRET', 'PREVIEW_SECRET', 'OPS_TOKEN'] as const
  return secrets.filter((name) => values[name].startsWith('development-'))
}

/** The missing ones of variables that are only useful together. */
function missingBeside(values: Record<string, string>): string[] {
  const missing = Object.keys(values).filter((name) => !values[name])
  return missing.length === Object.keys(values).length ? [] : missing
}

/** A local backend has two origins, which browsers distinguish. */
function alsoByName(origin: string): string[] {
  return [...new Set([origin, origin.replace('//127.0.0.1', '//localhost')])]
}
