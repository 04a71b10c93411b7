import * as v from 'valibot'

/** A failure between us and Strapi, in one shape for all its versions. */
export class StrapiError extends Error {
  override readonly name = 'StrapiError'
  readonly status: number
  /** Strapi's name of the failure, such as `ValidationError`; `UnknownError` if it had no body. */
  readonly reason: string
  /** The code of a refusal by our own controllers (`cms/src/access/refusal.ts`); null for all other failures. */
  readonly code: string | null

  constructor(
    status: number,
    reason: string,
    message: string,
    { code = null, ...options }: { cause?: unknown; code?: string | null } = {},
  ) {
    super(message, options)
    this.status = status
    this.reason = reason
    this.code = code
  }

  /** True if the backend is at fault, not the request: it may recover later. */
  get isOutage(): boolean {
    return this.status >= 500 || this.status === 429
  }
}

/** No answer at all: the connection failed or timed out. Status 500, `UnknownError`, as specified. */
export class StrapiUnreachableError extends StrapiError {
  constructor(cause: unknown) {
    super(500, 'UnknownError', cause instanceof Error ? cause.message : String(cause), { cause })
  }

  /** Whether it may be connected, but took too long (`http/timeout.ts`). */
  get isTimeout(): boolean {
    return this.cause instanceof DOMException && this.cause.name === 'TimeoutError'
  }
}

/** Skipped because a call failed a moment ago; that one was reported. */
export class StrapiPausedError extends StrapiError {
  constructor() {
    super(500, 'UnknownError', 'Strapi did not answer a moment ago')
  }
}

const Details = v.fallback(v.object({ code: v.nullable(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))) }), {
  code: null,
})

/** v4 and v5: `{ data: null, error: { status, name, message, details: { code? } } }`. */
const Current = v.object({
  error: v.object({
    status: v.number(),
    name: v.string(),
    message: v.string(),
    details: v.optional(Details, { code: null }),
  }),
})

/** v3: `{ statusCode, error, message }`, where message may be a list of lists. */
const Legacy = v.object({
  statusCode: v.number(),
  error: v.string(),
  message: v.unknown(),
})

const LegacyMessages = v.pipe(
  v.array(v.object({ messages: v.pipe(v.array(v.object({ message: v.string() })), v.minLength(1)) })),
  v.minLength(1),
)

/**
 * The failure in a response. Of the body's `details` only the code is used: the rest may repeat the submitted values,
 * including passwords.
 */
export function errorFrom(status: number, body: unknown): StrapiError {
  const current = v.safeParse(Current, body)
  if (current.success) {
    const { error } = current.output
    return new StrapiError(error.status, error.name, error.message, { code: error.details.code })
  }
  const legacy = v.safeParse(Legacy, body)
  if (legacy.success) {
    return new StrapiError(
      legacy.output.statusCode,
      legacy.output.error,
      legacyMessage(legacy.output.message),
    )
  }
  return new StrapiError(
    status >= 400 ? status : 500,
    'UnknownError',
    `Strapi answered ${status} without a reason`,
  )
}

function legacyMessage(message: unknown): string {
  const listed = v.safeParse(LegacyMessages, message)
  if (listed.success) return listed.output[0]?.messages[0]?.message ?? ''
  return typeof message === 'string' ? message : 'UnknownError'
}
