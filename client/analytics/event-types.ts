/**
 * What may be recorded of a visit, as it is written in an event. The specification names them; case is how it writes the two
 * that it shows.
 */
export const eventTypes = [
  'pageview',
  'Marketing',
  'Lead',
  'Install',
  'Session start',
  'Session stop',
  'Session pause',
  'Session resume',
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

/** The type that a name stands for, whatever its case; undefined for a name that is none. */
export function eventTypeOf(name: string): EventType | undefined {
  return byLowerCase.get(name.toLowerCase())
}
