/** Types that pages may send. The worker records all others itself, so nobody can fake them. */
const pageTypes = [
  'pageview',
  'View',
  'Impression',
  'Marketing',
  'Lead',
  'Install',
  'Session start',
  'Session stop',
  'Session pause',
  'Session resume',
] as const

/**
 * Every event type of a visit, as written in events. The specification names all but three: `View`, which pages send that it excludes from
 * page views; `Impression`, for vacancies, paid articles and companies that were in view in a list; and `Application`, which tells a `Lead` that is an application from a click
 * on a way to apply. Upper and lower case follow its two examples.
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
  'Application',
] as const

export type EventType = (typeof eventTypes)[number]

const byLowerCase = new Map<string, EventType>(eventTypes.map((type) => [type.toLowerCase(), type]))

function eventTypeOf(name: string): EventType | undefined {
  return byLowerCase.get(name.toLowerCase())
}

const allowedTypes: ReadonlySet<EventType> = new Set(pageTypes)

/** The type that a page means, ignoring case; undefined if there is no such type or pages may not send it. */
export function pageTypeNamed(name: string): EventType | undefined {
  const type = eventTypeOf(name)
  return type && allowedTypes.has(type) ? type : undefined
}
