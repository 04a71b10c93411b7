/**
 * The same JSON with sorted object keys and without row ids, to compare two texts. The backend loads relations in parallel and returns them
 * in order of arrival; each publication gives a document and its components new rows, and nobody is shown their ids.
 */
export function canonicalJson(text: string): string {
  return JSON.stringify(JSON.parse(text), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? sorted(value) : value,
  )
}

function sorted(object: object): object {
  const shown = Object.entries(object).filter(([key, value]) => key !== 'id' || typeof value !== 'number')
  return Object.fromEntries(shown.sort(([one], [other]) => (one < other ? -1 : 1)))
}
