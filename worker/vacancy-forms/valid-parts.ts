import * as v from 'valibot'

type ObjectOutput<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>

/**
 * The values that fulfil the rules of their own field, whatever else is wrong.
 * @returns What the rules make of them; fields that are wrong or not there are left out.
 */
export function validParts<Entries extends v.ObjectEntries>(
  entries: Entries,
  values: Readonly<Record<string, unknown>>,
): Partial<ObjectOutput<Entries>> {
  const valid = Object.entries(entries).flatMap(([name, rule]) => {
    if (!Object.hasOwn(values, name)) return []
    const parsed = v.safeParse(rule as v.GenericSchema, values[name])
    return parsed.success ? [[name, parsed.output] as const] : []
  })
  // Each field went through its own rule of `entries`.
  return Object.fromEntries(valid) as Partial<ObjectOutput<Entries>>
}
