import { PushError } from './problems.ts'

/** As long as the SDK waits for its own. */
const registrationTimeoutMs = 10_000

/**
 * The site's service worker, once it can be pushed to.
 * @throws PushError `service-worker` where there is none after ten seconds.
 */
export async function serviceWorkerReady(
  timeoutMs = registrationTimeoutMs,
): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator
  // Where it is registered already this changes nothing.
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
