import * as v from 'valibot'
import type { FormValues } from '../../client/forms/answer.ts'

type ObjectOutput<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>

interface Parted<Output> {
  /** What the rules make of the fields that fulfil them. */
  fine: Partial<Output>
  /** The other fields as they were typed. */
  unfinished: FormValues
}

/** Fields that the backend stores as one: all of them or none. */
const wholes = [
  ['salaryMin', 'salaryMax', 'salaryUnit', 'salaryHiddenReason'],
  ['contactName', 'contactPhone', 'contactEmail'],
]

const ranges = [
  ['hoursMin', 'hoursMax'],
  ['salaryMin', 'salaryMax'],
  ['startsOn', 'closesOn'],
] as const

/**
 * Parts what somebody has typed into what can be stored as fields of a vacancy, and what can't yet: nothing that the form knows is left out.
 * @param values Names that aren't in `entries` are dropped.
 */
export function partedValues<Entries extends v.ObjectEntries>(
  entries: Entries,
  values: Readonly<FormValues>,
): Parted<ObjectOutput<Entries>> {
  const typed = Object.entries(values).filter(([name]) => Object.hasOwn(entries, name))
  const fine: Record<string, unknown> = {}
  for (const [name, value] of typed) {
    const parsed = v.safeParse(entries[name] as v.GenericSchema, value)
    if (parsed.success) fine[name] = parsed.output
  }
  for (const [from, to] of ranges) if (isReversed(fine[from], fine[to])) removeFrom(fine, [from, to])
  for (const whole of wholes) if (!whole.every((name) => Object.hasOwn(fine, name))) removeFrom(fine, whole)
  if (isStreetAlone(fine.locations)) removeFrom(fine, ['locations'])
  return {
    // Each field went through its own rule of `entries`.
    fine: fine as Partial<ObjectOutput<Entries>>,
    unfinished: Object.fromEntries(typed.filter(([name]) => !Object.hasOwn(fine, name))),
  }
}

function removeFrom(fine: Record<string, unknown>, names: readonly string[]): void {
  for (const name of names) delete fine[name]
}

/** The backend refuses a range that is the wrong way round, and with it all the rest: amounts, or days as ISO 8601; one that is missing has no order. */
function isReversed(from: unknown, to: unknown): boolean {
  if (typeof from === 'number' && typeof to === 'number') return from > to
  return typeof from === 'string' && typeof to === 'string' && to !== '' && from > to
}

/** Whether the city of an address has not been typed yet; without one it is no place. */
function isStreetAlone(locations: unknown): boolean {
  return (
    Array.isArray(locations) &&
    locations.some(({ city, street, postcode }) => city === '' && (street !== '' || postcode !== ''))
  )
}
