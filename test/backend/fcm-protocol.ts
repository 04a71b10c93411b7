import * as v from 'valibot'

/** A submitted message. */
interface HandedIn {
  /** Its browser's token or installation id. */
  target: string
  message: FcmMessage
}

/** An answer for a target, instead of accepting the message. */
export type FcmAnswer =
  | 'unregistered'
  | 'invalid-token'
  | 'sender-mismatch'
  | 'invalid-message'
  | 'quota'
  | 'unavailable'
  | 'internal'
  | 'unknown-project'
  | 'no-permission'
  /** As after a key rotation: all current access tokens become invalid. */
  | 'unauthenticated'
  /** Accepts the message, but its answer is lost. */
  | 'lost'

/** What the server has received. */
export interface FcmSeen {
  messages: HandedIn[]
  /** Number of access tokens issued. */
  tokens: number
  /** Maximum number of parallel calls. */
  atOnce: number
  /** Protocol violations; each was refused as Google would. */
  breaches: string[]
}

const label = v.pipe(v.string(), v.regex(/^[\w.~%-]{1,50}$/))
const strings = v.record(v.string(), v.string())
const https = v.pipe(v.string(), v.url(), v.startsWith('https://'))

/** The `Message` resource of FCM's HTTP v1, as far as web push uses it; unknown fields are refused, as by Google. */
const Message = v.pipe(
  v.strictObject({
    token: v.optional(v.pipe(v.string(), v.nonEmpty())),
    fid: v.optional(v.pipe(v.string(), v.nonEmpty())),
    notification: v.optional(
      v.strictObject({
        title: v.optional(v.string()),
        body: v.optional(v.string()),
        image: v.optional(v.pipe(v.string(), v.url())),
      }),
    ),
    data: v.optional(
      v.pipe(
        strings,
        v.check((data) => Object.keys(data).every((key) => !/^(?:from$|message_type$|google|gcm)/.test(key))),
      ),
    ),
    webpush: v.optional(
      v.strictObject({
        headers: v.optional(
          v.pipe(
            strings,
            v.check(({ TTL = '0' }) => /^\d+$/.test(TTL) && Number(TTL) <= 2_419_200),
            v.check(({ Urgency = 'normal' }) => ['very-low', 'low', 'normal', 'high'].includes(Urgency)),
            v.check(({ Topic = 'a' }) => /^[\w-]{1,32}$/.test(Topic)),
          ),
        ),
        data: v.optional(strings),
        // Anything from the browser's Notification API.
        notification: v.optional(v.record(v.string(), v.unknown())),
        fcm_options: v.optional(
          v.strictObject({ link: v.optional(https), analytics_label: v.optional(label) }),
        ),
      }),
    ),
    fcm_options: v.optional(v.strictObject({ analytics_label: v.optional(label) })),
  }),
  v.check(({ token, fid }) => (token === undefined) !== (fid === undefined), 'One target'),
)
/** A submitted web push message. */
export type FcmMessage = v.InferOutput<typeof Message>

/** The body of a call. */
export const Sending = v.strictObject({ message: Message, validate_only: v.optional(v.boolean()) })

/** An error answer. */
export interface FcmRefusal {
  status: number
  retryAfter?: string
  body: object
}

/** The answers of Google. @param field The message's target field. */
export function refusal(answer: Exclude<FcmAnswer, 'lost'>, field: string): FcmRefusal {
  switch (answer) {
    case 'unregistered':
      return failure(404, 'NOT_FOUND', 'Requested entity was not found.', 'UNREGISTERED')
    case 'invalid-token':
      return invalid(field)
    case 'invalid-message':
      return invalid('message.webpush.notification')
    case 'sender-mismatch':
      return failure(403, 'PERMISSION_DENIED', 'SenderId mismatch', 'SENDER_ID_MISMATCH')
    case 'quota':
      return { ...failure(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.', 'QUOTA_EXCEEDED'), retryAfter: '120' }
    case 'unavailable':
      return failure(503, 'UNAVAILABLE', 'The service is currently unavailable.', 'UNAVAILABLE')
    case 'internal':
      return failure(500, 'INTERNAL', 'Internal error encountered.', 'INTERNAL')
    case 'unknown-project':
      return failure(404, 'NOT_FOUND', 'Requested entity was not found.')
    case 'no-permission':
      return failure(403, 'PERMISSION_DENIED', "Permission 'cloudmessaging.messages.create' denied.")
    case 'unauthenticated':
      return failure(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.')
  }
}

/** An answer for an invalid field in the body. */
export function invalid(field: string): FcmRefusal {
  const violation = {
    '@type': 'type.googleapis.com/google.rpc.BadRequest',
    fieldViolations: [{ field, description: 'Invalid value' }],
  }
  return failure(400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.', 'INVALID_ARGUMENT', [
    violation,
  ])
}

function failure(
  code: number,
  status: string,
  message: string,
  errorCode?: string,
  more: object[] = [],
): FcmRefusal {
  const own = errorCode ? [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }] : []
  return { status: code, body: { error: { code, message, status, details: [...own, ...more] } } }
}
