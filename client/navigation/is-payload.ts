import type { Payload } from '../payload.ts'

/** Whether a value has the outline of a page's data. The rest is trusted to the worker. */
export function isPayload(value: unknown): value is Payload {
  return isObject(value) && 'route' in value && 'props' in value && 'head' in value && 'build' in value
}

/** Whether a value can have properties. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
