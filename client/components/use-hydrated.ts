import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the browser takes its markup over; true once script runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
