import { setTimeout } from 'node:timers/promises'
import { patiently } from '../patiently.ts'

/** One answer that a reader got. */
export interface Reading {
  path: string
  ms: number
  status: number
  /** `x-cache`, or null where the answer did not pass the cache. */
  how: string | null
}

/**
 * Reads pages, one after the other, until it is told to stop.
 * @param pick The next path.
 * @param pauseMs Between an answer and the next request.
 */
export async function read(
  siteUrl: string,
  pick: () => string,
  pauseMs: number,
  signal: AbortSignal,
): Promise<Reading[]> {
  const readings: Reading[] = []
  while (!signal.aborted) {
    const path = pick()
    readings.push(await patiently(() => readingOf(siteUrl, path)))
    await setTimeout(pauseMs)
  }
  return readings
}

async function readingOf(siteUrl: string, path: string): Promise<Reading> {
  const startedAt = performance.now()
  const response = await fetch(`${siteUrl}${path}`, { redirect: 'manual' })
  await response.arrayBuffer()
  return {
    path,
    ms: performance.now() - startedAt,
    status: response.status,
    how: response.headers.get('x-cache'),
  }
}

/** Every page that the site's maps name, as paths. */
export async function pagesOf(siteUrl: string): Promise<string[]> {
  const files = await locationsIn(`${siteUrl}/sitemap.xml`)
  const lists = await Promise.all(files.map((file) => locationsIn(`${siteUrl}${new URL(file).pathname}`)))
  return [...new Set(lists.flat().map((address) => new URL(address).pathname))]
}

async function locationsIn(url: string): Promise<string[]> {
  const xml = await patiently(async () => (await fetch(url)).text())
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap((match) => match[1] ?? [])
}

/** The value below which a share of a list stays. @param list In ascending order. */
export function quantile(list: readonly number[], share: number): number {
  return list[Math.min(list.length - 1, Math.floor(list.length * share))] ?? Number.NaN
}
