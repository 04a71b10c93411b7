import { type ComponentType, lazy } from 'react'

/**
 * A component whose code comes when it is first rendered, within a `Suspense`. Where it cannot be fetched nothing is rendered:
 * for extras, without which a page must not fail.
 */
export function onDemand(load: () => Promise<ComponentType>): ComponentType {
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  )
}
