import { whenIdle } from '../navigation/when-idle.ts'
import { remembered } from './remembered.ts'

/** Sees to this browser's registration, in a quiet moment. Readers without one load nothing for it. */
export function loadPush(): void {
  if (!remembered()) return
  whenIdle()
    .then(() => import('./registration.ts'))
    .then((room) => room.keepRegistration())
    // The next page tries again; messages arrive all the same.
    .catch(() => null)
}
