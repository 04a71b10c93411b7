import { patiently } from '../patiently.ts'

/** Durations of requests in milliseconds. */
export interface Times {
  p50: number
  p99: number
  requests: number
}

/** A search over HTTP. */
export interface Searcher {
  name: string
  address: (text: string) => URL
  headers?: Record<string, string>
}

/**
 * Sends every query to every searcher in turn, so that other load on the machine affects all of them alike.
 * @returns Times by name, in the order of the searchers.
 * @throws Error if one of them doesn't answer with 200.
 */
export async function timeAll(searchers: Searcher[], texts: string[], rounds: number): Promise<Times[]> {
  for (const searcher of searchers) await patiently(() => timeOne(searcher, texts[0] ?? ''))
  const times = searchers.map((): number[] => [])
  for (let round = 0; round < rounds; round++)
    for (const text of texts)
      for (const [index, searcher] of searchers.entries())
        times[index]?.push(await patiently(() => timeOne(searcher, text)))
  return times.map(summed)
}

async function timeOne({ name, address, headers = {} }: Searcher, text: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(address(text), { headers })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${name} answered ${response.status} to ${text}`)
  return performance.now() - start
}

function summed(times: number[]): Times {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), requests: sorted.length }
}
