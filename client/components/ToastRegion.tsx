import { type ComponentType, lazy, Suspense } from 'react'
import { useGlobalState } from '../state/store.ts'

// Without its code messages go unseen until the next full load; a page must not fail for that.
const Toasts = lazy<ComponentType>(() =>
  import('./Toasts.tsx').then(
    ({ Toasts }) => ({ default: Toasts }),
    () => ({ default: () => null }),
  ),
)

/** The place of the toasts; their code comes with the first one. */
export function ToastRegion() {
  const isNeeded = useGlobalState('toasts').length > 0
  return (
    isNeeded && (
      <Suspense>
        <Toasts />
      </Suspense>
    )
  )
}
