import { type Sql, sql } from '../database/sql.ts'

/** WGS 84, in degrees. */
export interface Position {
  latitude: number
  longitude: number
}

/** Twice the earth's radius. */
const diameterKm = 12_742
/** Length of a degree of latitude. */
const degreeKm = 111.2

/** Great-circle distance in kilometres between a position and a row of `job_places p`. */
export function kilometresTo({ latitude, longitude }: Position): Sql {
  return sql`${diameterKm} * asin(min(1.0, sqrt(
    pow(sin(radians(p.latitude - ${latitude}) / 2), 2) +
    cos(radians(${latitude})) * cos(radians(p.latitude)) * pow(sin(radians(p.longitude - ${longitude}) / 2), 2))))`
}

/** Joins `near (job_id, km)`: the vacancies within a distance, measured to the nearest of their places. */
export function joinNear(position: Position, withinKm: number): Sql {
  return sql`JOIN (
    SELECT p.job_id, min(${kilometresTo(position)}) AS km FROM job_places p
    WHERE ${isInBox(position, withinKm)} GROUP BY p.job_id HAVING km <= ${withinKm}
  ) near ON near.job_id = j.id`
}

/** Selects the ids of the same vacancies, which takes half as long. */
export function idsNear(position: Position, withinKm: number): Sql {
  return sql`SELECT p.job_id FROM job_places p
    WHERE ${isInBox(position, withinKm)} AND ${kilometresTo(position)} <= ${withinKm}`
}

/** An index finds a bounding box; its corners are then excluded by distance. */
function isInBox({ latitude, longitude }: Position, withinKm: number): Sql {
  const north = withinKm / degreeKm
  const east = withinKm / (degreeKm * Math.cos((latitude * Math.PI) / 180))
  return sql`p.latitude BETWEEN ${latitude - north} AND ${latitude + north}
    AND p.longitude BETWEEN ${longitude - east} AND ${longitude + east}`
}
