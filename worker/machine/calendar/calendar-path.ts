import { routes } from '../../../client/routes.ts'

/** The calendar of all events and the file of each, in every language; slugs hold no dot. */
const calendarPath = new RegExp(`^(?:/en|/de)?${routes.events.path}(?:/[^/]*)?\\.ics$`)

/** Tells whether a path is that of a file for calendars, which has the shape of a page. */
export function isCalendarPath(path: string): boolean {
  return path.endsWith('.ics') && calendarPath.test(path)
}
