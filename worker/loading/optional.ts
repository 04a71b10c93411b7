import { report } from '../report.ts'

/**
 * An optional part of a page: a failure is reported and costs the reader only that part.
 * @param what Names the part in the report.
 * @param otherwise Replaces it after a failure.
 */
export async function optional<Value>(what: string, asked: Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await asked
  } catch (failure) {
    report(what, failure)
    return otherwise
  }
}
