import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'

/**
 * A component whose code is loaded when first needed. Renders nothing until then, or if it can't be fetched: for extras that a page can do
 * without.
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
