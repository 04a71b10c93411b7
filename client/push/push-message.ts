import { ownPath } from '../own-path.ts'

/** A push message, as pages and the service worker use it. */
export interface PushMessage {
  /** Absent in data-only messages. */
  notification?: { title?: string; body?: string; image?: string; icon?: string }
  data?: Readonly<Record<string, string>>
  fcmOptions?: { link?: string; analyticsLabel?: string }
  /** Number of the sender. */
  from: string
  collapseKey: string
  messageId: string
}

/** What FCM adds to a message for web push only. */
export interface PushDetails {
  message: PushMessage
  /** Messages with the same tag replace each other. */
  tag: string | null
  lang: string | null
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Parses the JSON that FCM sends to a browser; its names differ from those of the message.
 * @param text Untrusted: push services deliver what anyone with the keys sends.
 * @returns Null if it isn't an FCM message.
 */
export function pushDetailsFrom(text: string): PushDetails | null {
  const sent = fieldsOf(parse(text))
  if (!sent || typeof sent.from !== 'string') return null
  const notification = fieldsOf(sent.notification)
  const options = fieldsOf(sent.fcmOptions)
  const data = fieldsOf(sent.data)
  const collapseKey = textOf(sent.collapse_key) ?? ''
  const messageId = textOf(sent.fcmMessageId) ?? ''
  // FCM also writes the link into the notification; older senders write it only there.
  const link = textOf(options?.link) ?? textOf(notification?.click_action)
  const label = textOf(options?.analytics_label)
  const message: PushMessage = { from: sent.from, collapseKey, messageId }
  if (notification) message.notification = pick(notification, ['title', 'body', 'image', 'icon'])
  if (data) message.data = pick(data, Object.keys(data))
  if (link || label)
    message.fcmOptions = { ...(link ? { link } : {}), ...(label ? { analyticsLabel: label } : {}) }
  return {
    message,
    tag:
      textOf(notification?.tag) ??
      (collapseKey && collapseKey !== notCollapsed ? collapseKey : messageId || null),
    lang: textOf(notification?.lang) ?? null,
  }
}

/** FCM's value for messages that don't replace each other. */
const notCollapsed = 'do_not_collapse'

/**
 * The path on this site that a message opens.
 * @param origin Of the site; links to other origins are ignored.
 * @returns Path with query and fragment; the front page if the message has no link to this site.
 */
export function pathOfMessage({ fcmOptions, data }: PushMessage, origin: string): string {
  for (const link of [fcmOptions?.link, data?.path]) {
    const path = link ? ownPath(link, origin) : null
    if (path) return path
  }
  return '/'
}

/** An address on this site, else undefined: pictures and icons from other origins are not allowed. */
export function ownAddress(address: string | undefined, origin: string): string | undefined {
  const path = address ? ownPath(address, origin) : null
  return path ? `${origin}${path}` : undefined
}

function pick(fields: Fields, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = textOf(fields[name])
      return text === undefined ? [] : [[name, text]]
    }),
  )
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
