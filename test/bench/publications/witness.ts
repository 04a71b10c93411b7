import type { Shown } from './marker.ts'
import type { Publication } from './publications.ts'
import type { Arrival } from './spread-log.ts'

/** One answer that a reader got in a location. */
export interface Answered {
  location: number
  path: string
  /** When it was asked for and when it was there, in the time of the simulation. */
  startedAt: number
  endedAt: number
  status: number
  /** `x-cache`, or null where the answer did not pass the cache. */
  how: string | null
  /** Number of the newest change that was known when it began to be made; null where it does not say so. */
  seq: number | null
  shown: Shown[]
}

/** An answer that showed an older state than the log in its location told of. */
export interface Late {
  answer: Answered
  publication: Publication
  /** Milliseconds from the moment on which the log was there until the answer was asked for. */
  ms: number
}

/** What readers were shown that was out of date. */
export interface Testimony {
  /** After the location's KV held the log that told of it. */
  sinceArrival: Late[]
  /** After the isolate itself had shown that it knew of it: by its own rule. */
  sinceKnown: Late[]
}

/** Milliseconds for which an answer may be out of date where it was changed; one that was taken away may not at all. */
export const graceMs = 10_000

/** Compares what readers were shown with what had been published. */
export function testify(
  answers: readonly Answered[],
  publications: readonly Publication[],
  arrivals: readonly Arrival[],
): Testimony {
  const byDocument = Map.groupBy(publications, ({ documentId }) => documentId)
  const known = knownHeads(answers)
  return {
    sinceArrival: lateAnswers(answers, byDocument, arrivals),
    sinceKnown: lateAnswers(answers, byDocument, known),
  }
}

/** An isolate knows what it says that an answer was made after. */
function knownHeads(answers: readonly Answered[]): Arrival[] {
  return answers.flatMap(({ location, seq, endedAt }) =>
    seq === null ? [] : [{ location, head: seq, at: endedAt }],
  )
}

function lateAnswers(
  answers: readonly Answered[],
  publications: ReadonlyMap<string, Publication[]>,
  arrivals: readonly Arrival[],
): Late[] {
  const firsts = new FirstArrivals(arrivals)
  return answers.flatMap((answer) =>
    answer.shown.flatMap(({ documentId, version }) => {
      // The first publication that this version is older than, and what became of the document in the end.
      const newer = (publications.get(documentId) ?? []).filter(
        (one) => one.version === null || one.version > version,
      )
      const late = newer.flatMap((publication) => {
        const isBackSince = (publications.get(documentId) ?? []).some(
          (one) => one.version === version && one.head > publication.head,
        )
        if (isBackSince) return []
        const ms = answer.startedAt - firsts.of(answer.location, publication.head)
        return ms > 0 ? [{ answer, publication, ms }] : []
      })
      return late.toSorted((one, other) => other.ms - one.ms).slice(0, 1)
    }),
  )
}

/** When each location first had a log up to a change. */
class FirstArrivals {
  readonly #byLocation: Map<number, Arrival[]>

  constructor(arrivals: readonly Arrival[]) {
    const sorted = arrivals.toSorted((one, other) => one.at - other.at)
    // Only those that brought something new; their heads go up with time.
    this.#byLocation = new Map(
      [...Map.groupBy(sorted, ({ location }) => location)].map(([location, own]) => {
        let newest = -1
        const steps = own.filter(({ head }) => {
          const isNews = head > newest
          if (isNews) newest = head
          return isNews
        })
        return [location, steps]
      }),
    )
  }

  /** In the time of the simulation; infinite where it never came. */
  of(location: number, head: number): number {
    const steps = this.#byLocation.get(location) ?? []
    return steps.find((step) => step.head >= head)?.at ?? Number.POSITIVE_INFINITY
  }
}

/** Those that nobody may have been shown: what was taken away, at any time, and what was changed, after the grace. */
export function inadmissible(late: readonly Late[]): { takenAway: Late[]; tooOld: Late[] } {
  return {
    takenAway: late.filter(({ publication }) => publication.version === null),
    tooOld: late.filter(({ publication, ms }) => publication.version !== null && ms > graceMs),
  }
}
