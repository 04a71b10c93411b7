import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { build } from '../../../scripts/start/build.ts'
import { say } from '../../../scripts/start/status.ts'
import { exampleSecrets } from '../../backend/secrets.ts'
import { beginBench } from '../begin-bench.ts'
import { patiently } from '../patiently.ts'
import { runSiteWorker } from '../run-worker.ts'
import { fillAddresses } from './fill-addresses.ts'

// `node test/bench/sitemap/bench.ts`: what the index and the files of a very large site cost the worker. `--addresses`
// in total, `--rounds` for each file, `--built` to measure an existing build folder.

const { values } = parseArgs({
  options: {
    addresses: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '5' },
    built: { type: 'string' },
  },
})

beginBench()
if (!values.built) await build()
const { url, pid, miniflare } = await runSiteWorker(values.built ?? 'dist/worker', {
  ...(await exampleSecrets()),
  PAGE_CACHE: 'off',
})
try {
  const db = await miniflare.getD1Database('DB')
  const filling = performance.now()
  const files = await fillAddresses(db, Number(values.addresses))
  say(`${values.addresses} addresses in ${files} files, put there in ${seconds(filling)} s`)
  const before = residentMegabytes(pid)
  say(`workerd holds ${before} MB before the first question`)
  for (const path of ['/sitemap.xml', '/sitemaps/content-1.xml', `/sitemaps/content-${files}.xml`])
    await measure(new URL(path, url), Number(values.rounds))
} finally {
  await miniflare.dispose()
}

/** Prints the median time, the bytes, and the maximum memory while the response was read. */
async function measure(address: URL, rounds: number): Promise<void> {
  const times: number[] = []
  const firstBytes: number[] = []
  let bytes = 0
  let most = 0
  for (let round = 0; round < rounds; round++) {
    const [start, response] = await patiently(async () => [performance.now(), await fetch(address)] as const)
    if (response.status !== 200 || !response.body) throw new Error(`${address} answered ${response.status}`)
    bytes = 0
    for await (const part of response.body) {
      if (bytes === 0) firstBytes.push(performance.now() - start)
      bytes += part.byteLength
      most = Math.max(most, residentMegabytes(pid))
    }
    times.push(performance.now() - start)
  }
  say(
    `${address.pathname}: first byte ${middle(firstBytes).toFixed(0)} ms, whole ${middle(times).toFixed(0)} ms, ${(bytes / 1e6).toFixed(2)} MB, workerd at most ${most} MB`,
  )
}

function middle(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}

function seconds(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1)
}

/** Resident memory of a process now. Only Linux provides it this way. */
function residentMegabytes(id: number): number {
  const [, pages = '0'] = readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')
  return Math.round((Number(pages) * 4096) / 1e6)
}
