import { useGlobalState } from '../state/store.ts'
import { onDemand } from './on-demand.ts'

// If its code can't be fetched, messages stay unseen until the next full load.
const Toasts = onDemand(() => import('./Toasts.tsx').then((module) => module.Toasts))

/** The region for toasts; its code is loaded with the first one. */
export function ToastRegion() {
  const isNeeded = useGlobalState('toasts').length > 0
  return isNeeded && <Toasts />
}
