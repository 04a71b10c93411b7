/** The day on which the sample content was written: its "today". */
const writtenOn = '2026-11-21'
const dayMs = 86_400_000

/**
 * Moves the dates of the content by whole days, so that it is always as fresh as on the day it was written. The time
 * of day in the Netherlands stays what it is: an event at half past nine stays at half past nine.
 * @param today ISO date.
 */
export function createDates(today: string) {
  const days = Math.round((Date.parse(today) - Date.parse(writtenOn)) / dayMs)
  if (Number.isNaN(days)) throw new Error(`SEED_TODAY is no ISO date: ${today}`)

  return {
    /**
     * @param text ISO 8601 with a zone.
     * @returns The moved instant, in UTC.
     */
    instant: (text: unknown) => moved(text, days),

    /** As `instant`, but by whole weeks, since nobody opens a trade fair on a Sunday. What is ahead stays ahead. */
    instantOfEvent: (text: unknown) => moved(text, Math.ceil(days / 7) * 7),

    /** @param text ISO date. */
    day(text: unknown): string {
      const at = Date.parse(`${String(text).slice(0, 10)}T00:00:00Z`)
      if (Number.isNaN(at)) throw new Error(`${text} is no date`)
      return new Date(at + days * dayMs).toISOString().slice(0, 10)
    },
  }
}

function moved(text: unknown, days: number): string {
  const [, wall] = String(text).match(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:Z|[+-]\d\d:\d\d)$/) ?? []
  if (!wall) throw new Error(`${text} is no instant with a zone`)
  return new Date(fromDutchClock(Date.parse(`${wall}Z`) + days * dayMs)).toISOString()
}

const dutchClock = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Amsterdam', timeZoneName: 'longOffset' })

/**
 * @param wall What a Dutch clock shows, read as if it were UTC.
 * @returns The instant, in milliseconds.
 */
function fromDutchClock(wall: number): number {
  // An hour earlier is the right side of the clock change for every hour but the doubled one in October.
  const zone = dutchClock.formatToParts(wall - 3_600_000).find((part) => part.type === 'timeZoneName')?.value
  return wall - Number(zone?.slice(4, 6)) * 3_600_000
}

/** @returns `SEED_TODAY`, or the present day in UTC. */
export function seedToday(): string {
  return process.env.SEED_TODAY || new Date().toISOString().slice(0, 10)
}
