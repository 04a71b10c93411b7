/**
 * The same JSON with the keys of every object in one order, to tell whether two texts say the same. The backend looks up relations side by
 * side, and gives them in the order in which they come.
 */
export function canonicalJson(text: string): string {
  return JSON.stringify(JSON.parse(text), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? sorted(value) : value,
  )
}

function sorted(object: object): object {
  return Object.fromEntries(Object.entries(object).sort(([one], [other]) => (one < other ? -1 : 1)))
}
