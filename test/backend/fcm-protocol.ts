import * as v from 'valibot'

/** A message that was handed in, as the protocol has it. */
export interface HandedIn {
  /** Of the browser that it is for: its token, or the id of its installation. */
  target: string
  message: FcmMessage
}

/** What is answered for a target, in place of taking the message. */
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
  /** As after keys were replaced: access tokens until now hold no longer. */
  | 'unauthenticated'
  /** Takes the message and loses its answer. */
  | 'lost'

/** What the server has seen. */
export interface FcmSeen {
  messages: HandedIn[]
  /** Access tokens given out. */
  tokens: number
  /** Calls at once, at most. */
  atOnce: number
  /** Breaches of the protocol; each was refused as Google refuses it. */
  breaches: string[]
}

const label = v.pipe(v.string(), v.regex(/^[\w.~%-]{1,50}$/))
const strings = v.record(v.string(), v.string())
const https = v.pipe(v.string(), v.url(), v.startsWith('https://'))

/** The resource `Message` of FCM's HTTP v1, as far as web push goes; whatever it does not name is refused, as there. */
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
        // Whatever the Notification interface of browsers knows.
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
/** A message of web push, as it is handed in. */
export type FcmMessage = v.InferOutput<typeof Message>

/** The body of a call. */
export const Sending = v.strictObject({ message: Message, validate_only: v.optional(v.boolean()) })

/** An answer that is no success. */
export interface FcmRefusal {
  status: number
  retryAfter?: string
  body: object
}

/** How Google answers. @param field That names the target in the message. */
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

/** A body of which a field is wrong. */
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
