import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'

/**
 * A component whose code comes when it is first needed; until then, and where it cannot be fetched, nothing is rendered: for extras,
 * without which a page must not fail.
 */
export function onDemand(load: () => Promise<ComponentType>): () => ReactNode {
  return function OnDemand() {
    const [Component, setComponent] = useState<ComponentType | null>(null)
    useEffect(() => {
      load().then(
        (component) => setComponent(() => component),
        () => null,
      )
    }, [])
    return Component && createElement(Component)
  }
}
