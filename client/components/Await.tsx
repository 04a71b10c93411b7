import { type ReactNode, Suspense, use } from 'react'
import type { Deferred } from '../content/deferred.ts'

interface AwaitProps<Value> {
  value: Deferred<Value>
  /** Takes the same room as what is awaited. */
  fallback: ReactNode
  children: (value: Value) => ReactNode
}

/**
 * Shows a value when it is there; one that is there already never suspends.
 * The boundary stands in both cases: the worker may stream what the browser hydrates with at once, and their trees must match.
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
