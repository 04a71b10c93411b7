import * as v from 'valibot'

const fcmError = 'type.googleapis.com/google.firebase.fcm.v1.FcmError'
const badRequest = 'type.googleapis.com/google.rpc.BadRequest'

const Detail = v.looseObject({
  '@type': v.optional(v.string()),
  errorCode: v.optional(v.string()),
  fieldViolations: v.optional(v.array(v.looseObject({ field: v.optional(v.string()) }))),
})

const Failure = v.object({
  error: v.looseObject({
    status: v.optional(v.string()),
    message: v.optional(v.string()),
    details: v.optional(v.array(Detail)),
  }),
})

/** What an FCM answer means for a message to one target. */
export type Meaning =
  | 'sent'
  /** The target no longer exists, or belongs to another sender. */
  | 'gone'
  /** The message itself is invalid. */
  | 'refused'
  /** Rate limited or temporarily down: retry later. */
  | 'later'
  /** The access token is invalid or expired. */
  | 'unauthorised'
  /** The project, its keys or this site's account aren't what FCM expects: nothing can be sent at all. */
  | 'misconfigured'

/**
 * Interprets an answer. A registration is dropped only if FCM blames the target: a wrong project also answers 404, and
 * an invalid message 400, and neither may cost every reader their registration.
 * @param body The answer's body; anything.
 * @see https://firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode
 */
export function meaningOf(status: number, body: unknown): Meaning {
  if (status >= 200 && status < 300) return 'sent'
  const parsed = v.safeParse(Failure, body)
  const details = parsed.success ? (parsed.output.error.details ?? []) : []
  const code = details.find((detail) => detail['@type'] === fcmError)?.errorCode
  if (code === 'UNREGISTERED' || code === 'SENDER_ID_MISMATCH') return 'gone'
  if (status === 400) return namesTarget(details) ? 'gone' : 'refused'
  if (status === 429 || status >= 500) return 'later'
  // A push service that rejects the site's VAPID key also answers 401.
  if (status === 401 && code !== 'THIRD_PARTY_AUTH_ERROR') return 'unauthorised'
  return 'misconfigured'
}

function namesTarget(details: v.InferOutput<typeof Detail>[]): boolean {
  return details
    .filter((detail) => detail['@type'] === badRequest)
    .flatMap((detail) => detail.fieldViolations ?? [])
    .some(({ field }) => field === 'message.token' || field === 'message.fid')
}

/**
 * When FCM wants the next attempt, from `Retry-After` in seconds or as a date.
 * @param now Milliseconds since 1970.
 * @returns Milliseconds since 1970; null if it isn't given.
 */
export function askedToWaitUntil(header: string | null, now: number): number | null {
  if (!header) return null
  if (/^\d{1,6}$/.test(header)) return now + Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : date
}
