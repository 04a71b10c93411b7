import type { Message, Waiting } from './outbox.ts'

/** The body of `POST /v1/projects/{id}/messages:send`, as far as this site uses it. */
export interface FcmRequest {
  message: {
    token?: string
    fid?: string
    notification: { title: string; body: string; image?: string }
    /** Values are strings; keys may not be `from` or start with `google`. */
    data: { path: string; locale: string }
    webpush: {
      headers: { TTL: string; Urgency: 'normal'; Topic: string }
      notification: { icon: string; badge: string; tag: string; lang: string }
      fcm_options: { link?: string; analytics_label: string }
    }
    fcm_options: { analytics_label: string }
  }
}

/**
 * A message in FCM's format.
 * @param siteUrl Origin of the site. FCM accepts only https links; without one the service worker uses the path.
 * @param now Milliseconds since 1970.
 * @see https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages
 */
export function fcmMessage({ target, message }: Waiting, siteUrl: string, now: number): FcmRequest {
  const { title, body, path, locale, tag } = message
  const image = message.image && `${siteUrl}${message.image}`
  return {
    message: {
      [target.kind]: target.token,
      notification: { title, body, ...(image ? { image } : {}) },
      data: { path, locale },
      webpush: {
        headers: { TTL: String(secondsLeft(message, now)), Urgency: 'normal', Topic: tag },
        notification: {
          icon: `${siteUrl}/icon-192.png`,
          badge: `${siteUrl}/badge-96.png`,
          tag,
          lang: locale,
        },
        fcm_options: {
          ...(siteUrl.startsWith('https:') ? { link: `${siteUrl}${path}` } : {}),
          analytics_label: message.label,
        },
      },
      fcm_options: { analytics_label: message.label },
    },
  }
}

function secondsLeft({ endsAt }: Message, now: number): number {
  return Math.max(60, Math.round((endsAt - now) / 1000))
}
