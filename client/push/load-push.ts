import { whenIdle } from '../when-idle.ts'
import { remembered } from './remembered.ts'

/** Maintains this browser's registration once the browser is idle. Readers without one load nothing. */
export function loadPush(): void {
  if (!remembered()) return
  whenIdle()
    .then(() => import('./registration.ts'))
    .then((module) => module.keepRegistration())
    // The next page retries; messages still arrive.
    .catch(() => null)
}
