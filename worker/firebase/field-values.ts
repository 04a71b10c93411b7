/** What a field of a document may hold, of what Firestore knows. */
export type Field = null | boolean | number | string | Date | readonly Field[]

/** Fields as Firestore's JSON has them: each value says of which kind it is. */
export function encodeFields(fields: Readonly<Record<string, Field>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, encode(field)]))
}

function encode(field: Field): Record<string, unknown> {
  if (field === null) return { nullValue: null }
  if (typeof field === 'boolean') return { booleanValue: field }
  if (typeof field === 'string') return { stringValue: field }
  // 64 bits do not fit into a number of JSON, so whole numbers are text.
  if (typeof field === 'number')
    return Number.isInteger(field) ? { integerValue: String(field) } : { doubleValue: field }
  if (field instanceof Date) return { timestampValue: field.toISOString() }
  return { arrayValue: { values: field.map(encode) } }
}
