/** The types of Firestore values that we use. */
export type Field = null | boolean | number | string | Date | readonly Field[]

/** Fields in Firestore's JSON format, where each value carries its type. */
export function encodeFields(fields: Readonly<Record<string, Field>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, encode(field)]))
}

function encode(field: Field): Record<string, unknown> {
  if (field === null) return { nullValue: null }
  if (typeof field === 'boolean') return { booleanValue: field }
  if (typeof field === 'string') return { stringValue: field }
  // JSON numbers can't represent 64 bits, so integers are strings.
  if (typeof field === 'number')
    return Number.isInteger(field) ? { integerValue: String(field) } : { doubleValue: field }
  if (field instanceof Date) return { timestampValue: field.toISOString() }
  return { arrayValue: { values: field.map(encode) } }
}
