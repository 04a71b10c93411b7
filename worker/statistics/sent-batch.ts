import * as v from 'valibot'
import { isSession } from '../../client/analytics/session-value.ts'
import { type EventType, pageTypeNamed } from '../../client/content/event-types.ts'
import { SiteError } from '../errors.ts'

/** A validated event, as a page sends it. */
export interface SentEvent {
  id: string
  eventType: EventType
  /** Milliseconds since the epoch; never in the future. */
  at: number
  url: URL | null
  referrer: string | null
  /** Entries of an `Impression`, such as `vacancy/5001`, each once; empty for all others. */
  listed: string[]
}

/** A validated batch from a page. */
export interface SentBatch {
  events: SentEvent[]
  /** The cookie's value; null if the page sent none. */
  session: string | null
}

/** What a batch is validated against. */
export interface Circumstances {
  /** Milliseconds since the epoch. */
  now: number
  /** Origins of this site's pages. */
  origins: readonly string[]
}

/** Maximum number of events in a batch. */
const maxEvents = 100
const dayMs = 86_400_000
const maxAddressLength = 4096
/** Maximum number of entries in an `Impression`: the batches that Strapi gets must stay small. */
const maxListed = 50
/** Maximum number of issues reported for one batch. */
const maxIssues = 10

/**
 * Parses a batch from a page. One invalid event refuses the whole batch: a half-stored batch couldn't be retried.
 * @throws SiteError `BadRequestError`, whose details name the invalid fields but never repeat their values.
 */
export function readBatch(body: Uint8Array, { now, origins }: Circumstances): SentBatch {
  const parsed = v.safeParse(batchSchema(now, origins), parse(body))
  if (parsed.success) return parsed.output.data
  const issues = parsed.issues
    .slice(0, maxIssues)
    .map((issue) => ({ at: v.getDotPath(issue) ?? '', message: messageOf(issue) }))
  throw new SiteError(
    'BadRequestError',
    { issues },
    { message: 'The batch is not valid: nothing was stored' },
  )
}

function batchSchema(now: number, origins: readonly string[]) {
  const Address = v.pipe(
    v.string(),
    v.maxLength(maxAddressLength, `has more than ${maxAddressLength} characters`),
    v.check((text) => URL.canParse(text), 'is no address'),
    v.transform((text) => new URL(text)),
  )
  const Event = v.pipe(
    v.object({
      id: v.optional(v.pipe(v.string(), v.uuid('is no UUID'), v.toLowerCase()), () => crypto.randomUUID()),
      eventType: v.pipe(
        v.string(),
        v.check((name) => pageTypeNamed(name) !== undefined, 'is no type that pages send'),
        v.transform((name) => pageTypeNamed(name) ?? 'pageview'),
      ),
      at: v.optional(
        v.pipe(
          v.number(),
          v.check((at) => Math.abs(at - now) <= dayMs, 'is more than a day off'),
          // A clock that runs ahead would show readers in the future.
          v.transform((at) => Math.min(Math.floor(at), now)),
        ),
        now,
      ),
      url: v.optional(
        v.pipe(
          Address,
          v.check(({ origin }) => origins.includes(origin), 'is not of this site'),
        ),
      ),
      referrer: v.optional(v.pipe(v.string(), v.maxLength(maxAddressLength, 'is too long'))),
      listed: v.optional(Listed, []),
      // From scripts of before `listed`: events wait in a browser for up to a day.
      vacancies: v.optional(Vacancies, []),
    }),
    v.transform(
      ({ url = null, referrer = null, vacancies, listed, ...event }): SentEvent => ({
        ...event,
        url,
        referrer,
        listed: [...new Set([...listed, ...vacancies.map((number) => `vacancy/${number}`)])],
      }),
    ),
    v.check(
      ({ eventType, listed }) => (eventType === 'Impression') === listed.length > 0,
      'names entries if it is an Impression, and only then',
    ),
  )
  return v.object({
    data: v.object({
      events: v.pipe(
        v.array(v.unknown()),
        v.minLength(1, 'is empty'),
        v.maxLength(maxEvents, `has more than ${maxEvents} events`),
        // The length is checked first, so that a list of thousands isn't validated.
        v.array(Event),
      ),
      session: v.optional(
        v.nullable(
          v.pipe(
            v.string(),
            v.check((text) => isSession(text, now), 'is no session of this site'),
          ),
        ),
        null,
      ),
    }),
  })
}

const Vacancies = v.pipe(
  v.array(
    v.pipe(
      v.number(),
      v.safeInteger(),
      v.minValue(1, 'is no number'),
      v.maxValue(999_999_999, 'is no number'),
    ),
  ),
  v.maxLength(maxListed, `has more than ${maxListed} vacancies`),
)

const Listed = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^(?:vacancy|content)\/[1-9]\d{0,8}$|^partner\/[\w-]{1,100}$/, 'is no entry of a list'),
    ),
  ),
  v.maxLength(maxListed, `has more than ${maxListed} entries`),
)

/** Valibot's own messages quote the input. */
function messageOf({ kind, message, expected }: v.BaseIssue<unknown>): string {
  return kind === 'schema' ? `is not ${expected ?? 'as expected'}` : message
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(body))
  } catch (cause) {
    throw new SiteError('BadRequestError', {}, { cause, message: 'The body is no JSON: nothing was stored' })
  }
}
