import { type ReactNode, Suspense, use } from 'react'
import type { Deferred } from '../content/deferred.ts'

interface AwaitProps<Value> {
  value: Deferred<Value>
  /** As large as the content it replaces. */
  fallback: ReactNode
  children: (value: Value) => ReactNode
}

/**
 * Shows a value when it's available; one that already is never suspends. The boundary is rendered in both cases: the worker may stream what
 * the browser has immediately, and their trees must match.
 */
export function Await<Value>({ value, fallback, children }: AwaitProps<Value>) {
  return (
    <Suspense fallback={fallback}>
      <Arrived value={value}>{children}</Arrived>
    </Suspense>
  )
}

function Arrived<Value>({ value, children }: Pick<AwaitProps<Value>, 'value' | 'children'>) {
  return children(value instanceof Promise ? use(value) : value)
}
