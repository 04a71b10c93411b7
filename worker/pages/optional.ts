import { report } from '../report.ts'

/**
 * What a page can live without: a failure is reported and costs the reader nothing but that part.
 * @param what Names the part in the report.
 * @param otherwise Stands in its place.
 */
export async function optional<Value>(what: string, asked: Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await asked
  } catch (failure) {
    report(what, failure)
    return otherwise
  }
}
