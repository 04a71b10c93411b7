/** Milliseconds that requests took. */
export interface Times {
  p50: number
  p99: number
  requests: number
}

/** Something that answers questions over HTTP. */
export interface Searcher {
  name: string
  address: (text: string) => URL
  headers?: Record<string, string>
}

/**
 * Asks everybody everything, in turn, so that whatever else the machine does meets all of them alike.
 * @returns Times by name, in the order of the searchers.
 * @throws Error when one of them does not answer with 200.
 */
export async function timeAll(searchers: Searcher[], texts: string[], rounds: number): Promise<Times[]> {
  for (const searcher of searchers) await timeOne(searcher, texts[0] ?? '')
  const times = searchers.map((): number[] => [])
  for (let round = 0; round < rounds; round++)
    for (const text of texts)
      for (const [index, searcher] of searchers.entries()) times[index]?.push(await timeOne(searcher, text))
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
