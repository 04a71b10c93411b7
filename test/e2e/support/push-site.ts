import { type FcmServer, openFcmServer } from '../../backend/fcm-server.ts'
import { freePort } from '../../backend/free-port.ts'
import { startSite } from './run-product.ts'
import { product } from './this-product.ts'

/** A site that sends push messages, beside the one that all journeys share, and what stands for Google's servers. */
export interface PushSite {
  url: string
  fcm: FcmServer
  /** Lets the site see what was published since, as its cron trigger does. */
  catchUp: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts them; they read from the Strapi of all journeys. */
export async function startPushSite(): Promise<PushSite> {
  const fcm = await openFcmServer(await freePort())
  const site = await startSite({
    port: await freePort(),
    cmsUrl: product.gatewayUrl,
    secrets: {
      ...product.secrets,
      FIREBASE_PROJECT_ID: fcm.projectId,
      FIREBASE_API_KEY: 'AIzaSyProefProefProefProefProefProef',
      FIREBASE_APP_ID: '1:123456789:web:abcdef',
      FIREBASE_MESSAGING_SENDER_ID: '123456789',
      FIREBASE_VAPID_KEY:
        'BKagOny0KF_2pCJQ3m6TcHMdUrkwXK1ADJQ2hZ8ZfZ0m7jUwT4nCkgQ8sG3y2H1aUuFQmJb7kC8vYH3m0fE4bXs',
      FIREBASE_SERVICE_ACCOUNT: fcm.serviceAccount,
      FCM_URL: fcm.url,
    },
  })
  await site.schedule('17 3 * * *')
  return {
    url: site.url,
    fcm,
    catchUp: () => site.schedule('*/5 * * * *'),
    async stop() {
      await site.stop()
      await fcm.stop()
    },
  }
}
