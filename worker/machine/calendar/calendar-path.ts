import { routes } from '../../../client/routes.ts'

/** The calendar of all events and the file of each, in every language; slugs contain no dot. */
const calendarPath = new RegExp(`^(?:/en|/de)?${routes.events.path}(?:/[^/]*)?\\.ics$`)

/** Whether a path is a calendar file's, which looks like a page's. */
export function isCalendarPath(path: string): boolean {
  return path.endsWith('.ics') && calendarPath.test(path)
}
