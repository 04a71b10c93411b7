import { useGlobalState } from '../state/store.ts'
import { onDemand } from './on-demand.ts'

// Without its code messages go unseen until the next full load.
const Toasts = onDemand(() => import('./Toasts.tsx').then((module) => module.Toasts))

/** The place of the toasts; their code comes with the first one. */
export function ToastRegion() {
  const isNeeded = useGlobalState('toasts').length > 0
  return isNeeded && <Toasts />
}
