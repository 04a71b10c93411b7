import { PushError } from './problems.ts'

/** The same timeout as the SDK uses for its own service worker. */
const registrationTimeoutMs = 10_000

/**
 * The site's service worker, once it can receive push messages.
 * @throws PushError `service-worker` if there is none after ten seconds.
 */
export async function serviceWorkerReady(
  timeoutMs = registrationTimeoutMs,
): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator
  // Does nothing if it's already registered.
  const registered = serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .then(() => serviceWorker.ready)
  const tooLate = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new PushError('service-worker')), timeoutMs)
  })
  return Promise.race([registered, tooLate]).catch((cause: unknown) => {
    throw cause instanceof PushError ? cause : new PushError('service-worker', cause)
  })
}
