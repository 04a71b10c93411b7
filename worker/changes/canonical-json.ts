/**
 * The same JSON with sorted object keys, to compare two texts. The backend loads relations in parallel and returns them
 * in order of arrival.
 */
export function canonicalJson(text: string): string {
  return JSON.stringify(JSON.parse(text), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? sorted(value) : value,
  )
}

function sorted(object: object): object {
  return Object.fromEntries(Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1)))
}
