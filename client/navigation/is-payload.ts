import type { Payload } from '../payload.ts'

/** Tells whether a value has the outline of a page's data. The worker is trusted with the rest. */
export function isPayload(value: unknown): value is Payload {
  return isObject(value) && 'route' in value && 'props' in value && 'head' in value && 'build' in value
}

/** Tells whether a value may be asked for its properties. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
