import { useEffect, useState } from 'react'

/**
 * A value that has stood for a while; until then the one before it.
 * @param ms Milliseconds; with 0 a value counts at once.
 */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, settle] = useState(value)

  useEffect(() => {
    if (ms === 0) return
    const timer = setTimeout(() => settle(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])

  return ms === 0 ? value : settled
}
