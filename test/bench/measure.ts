import { load } from './load.ts'
import { processorTime } from './processor-time.ts'

/**
 * The compared subjects. `static` and `document` answer with a fixed string: a short one, and the article's whole
 * document.
 */
export type SubjectName = 'static' | 'react' | 'uncached' | 'cached' | 'document'

/** A worker and the address to request. */
export interface Subject {
  name: SubjectName
  url: URL
  pid: number
}

/** The figures of one round. */
interface Figures {
  /** Processor time of workerd per request, in milliseconds. */
  cpuMs: number
  requestsPerSecond: number
}

/** The figures of every round, by subject; all have the same number of rounds. */
export type Measured = Record<SubjectName, Figures[]>

/** How long to measure. */
export interface Rounds {
  rounds: number
  /** Per subject and round. */
  roundMs: number
  warmUpMs: number
  connections: number
}

/** Measures all subjects in turn, round by round, so that other load on the machine affects all of them alike. */
export async function measure(
  subjects: readonly Subject[],
  { rounds, roundMs, warmUpMs, connections }: Rounds,
): Promise<Measured> {
  for (const { url } of subjects) await load({ url, connections, forMs: warmUpMs })
  const measured: Measured = { static: [], react: [], uncached: [], cached: [], document: [] }
  for (let round = 0; round < rounds; round++) {
    for (const subject of subjects)
      measured[subject.name].push(await measureOnce(subject, connections, roundMs))
  }
  return measured
}

async function measureOnce({ url, pid }: Subject, connections: number, forMs: number): Promise<Figures> {
  const before = processorTime(pid)
  const { requests, seconds } = await load({ url, connections, forMs })
  return { cpuMs: (processorTime(pid) - before) / requests, requestsPerSecond: requests / seconds }
}

/** The median; for an even number of values, the upper one. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
