/** Those that pages tell. All others the worker sees happen, and nobody can claim them. */
const pageTypes = [
  'pageview',
  'View',
  'Marketing',
  'Lead',
  'Install',
  'Session start',
  'Session stop',
  'Session pause',
  'Session resume',
] as const

/**
 * What may be recorded of a visit, as it is written in an event. The specification names all but `View`, which pages send that it
 * excludes from page views; case is how it writes the two that it shows.
 */
export const eventTypes = [
  ...pageTypes,
  'User sign up',
  'User sign in',
  'User sign out',
  'User auth fail',
  'User forgot password',
  'User update password',
  'Email link',
] as const

export type EventType = (typeof eventTypes)[number]

const byLowerCase = new Map<string, EventType>(eventTypes.map((type) => [type.toLowerCase(), type]))

function eventTypeOf(name: string): EventType | undefined {
  return byLowerCase.get(name.toLowerCase())
}

const toldTypes: ReadonlySet<EventType> = new Set(pageTypes)

/** The type that a page means by a name, whatever its case; undefined for a name that is none, or none of a page. */
export function toldTypeOf(name: string): EventType | undefined {
  const type = eventTypeOf(name)
  return type && toldTypes.has(type) ? type : undefined
}
