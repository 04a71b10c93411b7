import * as v from 'valibot'
import { instant } from './values.ts'

/** Component `shared.period`: what is paid for holds from one instant to another. */
export const PeriodComponent = v.object({ from: v.nullish(instant), to: v.nullish(instant) })

/** ISO 8601 instants; null is unbounded. */
export interface Period {
  from: string | null
  to: string | null
}

/** @returns Null if it has no bounds at all. */
export function periodFrom(period: v.InferOutput<typeof PeriodComponent> | null | undefined): Period | null {
  return period?.from || period?.to ? { from: period.from ?? null, to: period.to ?? null } : null
}

/** Whether a period has begun and not ended. @param now Milliseconds since 1970. */
export function isWithin({ from, to }: Period, now: number): boolean {
  return (!from || Date.parse(from) <= now) && (!to || now < Date.parse(to))
}
