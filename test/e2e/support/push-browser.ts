import type { BrowserContext, Page } from 'playwright-core'
import type { FcmMessage } from '../../backend/fcm-protocol.ts'
import { newReader, type ReaderOptions } from './reader.ts'

/** What the reader has said to notifications before, and says when they are asked. */
export interface Permissions {
  permission?: 'default' | 'granted' | 'denied'
  answer?: 'default' | 'granted' | 'denied'
}

/** A profile that can be pushed to. */
export interface PushReader {
  context: BrowserContext
  /** Calls to Google's servers, by method and path. */
  calls: string[]
  /** Tokens given out, oldest first. */
  tokens: string[]
  /**
   * Stands in for Google's servers from now on, until `context.unrouteAll()`. A browser whose requests are looked at fetches every file anew, so
   * pages are opened before.
   */
  letGoogleAnswer: () => Promise<void>
}

const installations = 'https://firebaseinstallations.googleapis.com'
const registrations = 'https://fcmregistrations.googleapis.com'

/**
 * Opens a profile that can be pushed to. No push service is within reach, and a browser without a screen says no to every
 * notification: for these two something stands in. The SDK, the service worker and all else are the real ones.
 */
export async function newPushReader(
  siteUrl: string,
  { permission = 'default', answer = 'granted', ...options }: Permissions & ReaderOptions = {},
): Promise<PushReader> {
  const calls: string[] = []
  const tokens: string[] = []
  const context = await newReader({
    baseURL: siteUrl,
    // As long as the file that started it, and its address is nobody else's.
    isLasting: true,
    serviceWorkers: 'allow',
    ...options,
    allowed: [
      /^other site: https:\/\/(?:firebaseinstallations|fcmregistrations)\.googleapis\.com\//,
      // What else Firebase does on the page of an account is tested elsewhere.
      /identitytoolkit\.googleapis\.com/,
      ...(options.allowed ?? []),
    ],
    before: `${pushManager(permission, answer)}\n${options.before ?? ''}`,
  })
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === installations || origin === registrations) calls.push(`${request.method()} ${pathname}`)
  })
  return {
    context,
    calls,
    tokens,
    async letGoogleAnswer() {
      await context.route(`${installations}/**`, (route) =>
        route.fulfill({
          json: {
            fid: 'cAbcdefghijklmnopqrstu',
            refreshToken: 'r',
            authToken: { token: 'a', expiresIn: '604800s' },
          },
        }),
      )
      await context.route(`${registrations}/**`, async (route) => {
        const token = `fcm:${crypto.randomUUID()}`
        tokens.push(token)
        await route.fulfill({ json: { token } })
      })
    },
  }
}

function pushManager(permission: string, answer: string): string {
  return `if (location.protocol === 'http:') {
    const kept = (key) => JSON.parse(sessionStorage.getItem('test:' + key))
    const keep = (key, value) => sessionStorage.setItem('test:' + key, JSON.stringify(value))
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => kept('permission') ?? '${permission}' })
    Notification.requestPermission = async () => {
      window.wasAsked = navigator.userActivation.isActive
      const said = kept('answer') ?? '${answer}'
      keep('permission', said)
      return said
    }
    const subscription = (endpoint) => ({
      endpoint,
      getKey: (name) => Uint8Array.from({ length: name === 'auth' ? 16 : 65 }, (_, index) => index + endpoint.length).buffer,
      unsubscribe: async () => (keep('endpoint', null), true),
    })
    PushManager.prototype.getSubscription = async () => kept('endpoint') && subscription(kept('endpoint'))
    PushManager.prototype.subscribe = async () => {
      keep('endpoint', 'https://push.invalid/' + crypto.randomUUID())
      return subscription(kept('endpoint'))
    }
  }`
}

/** What FCM delivers to a browser for a message that was handed in. */
export function deliveredFrom({ notification, data, webpush }: FcmMessage): string {
  const link = webpush?.fcm_options?.link
  return JSON.stringify({
    from: '123456789',
    fcmMessageId: crypto.randomUUID(),
    collapse_key: 'do_not_collapse',
    priority: 'normal',
    notification: { ...notification, ...webpush?.notification, ...(link ? { click_action: link } : {}) },
    data,
    fcmOptions: webpush?.fcm_options,
  })
}

/** Pushes to the service worker of a page, as the browser does. */
export async function deliver(page: Page, siteUrl: string, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) => {
      const own = all.find(({ scopeURL }) => scopeURL.startsWith(siteUrl))
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await found
  await session.send('ServiceWorker.deliverPushMessage', { origin: siteUrl, registrationId, data })
}

/** Notes what the service worker shows, in place of a screen. @returns Gives the titles so far. */
export async function watchNotifications(context: BrowserContext): Promise<() => Promise<string[]>> {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('There is no service worker')
  await worker.evaluate(
    `self.shown = [], self.registration.showNotification = async (title) => void self.shown.push(title)`,
  )
  return () => worker.evaluate<string[]>('self.shown')
}
