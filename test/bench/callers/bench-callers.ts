import { parseArgs } from 'node:util'
import { say } from '../../../scripts/start/status.ts'
import { queryString } from '../../../worker/strapi/query.ts'
import { queryFor } from '../../../worker/strapi/replicated-types.ts'
import { exampleSecrets } from '../../backend/secrets.ts'
import { editor } from '../../backend/strapi.ts'
import { accountToken } from '../account-token.ts'
import { beginBench } from '../begin-bench.ts'
import { openBackend } from '../bench-backend.ts'
import { printFindings } from '../findings.ts'
import { median } from '../measure.ts'

// `npm run bench:callers`: what it costs the backend to know what its caller may do (decision 085), and to judge what an article is asked for with
// (decision 086). Callers ask one request after the other, beside the least that Strapi answers, for which nobody has to be known. `--rounds`,
// `--requests` (of each in each round).

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    requests: { type: 'string', default: '100' },
  },
})

/** An address, and who asks for it. */
interface Asked {
  path: string
  headers?: Record<string, string>
}

beginBench()
const { CMS_TOKEN = '' } = await exampleSecrets()
const backend = await openBackend()
try {
  const callers: Record<string, Asked> = {
    nobody: { path: '/_health' },
    'the worker': { path: '/api/tags?pagination[pageSize]=1', headers: bearer(CMS_TOKEN) },
    'the worker, an article': { path: `/api/contents${articleQuery()}`, headers: bearer(CMS_TOKEN) },
    'a reader': { path: '/api/users/me', headers: bearer(await accountToken(backend.url)) },
    'an editor': {
      path: '/content-manager/collection-types/api::tag.tag?page=1&pageSize=10',
      headers: bearer(await editorToken()),
    },
  }
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(callers).map((who) => [who, []]))
  for (const asked of Object.values(callers)) await timeOf(asked)
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [who, asked] of Object.entries(callers)) times[who]?.push(await timeOf(asked))

  say(`${values.rounds} rounds of ${values.requests} requests for each`)
  printFindings('A request, one at a time (medians)', [
    ...Object.entries(times).map(([what, list]) => ({ what, value: `${median(list).toFixed(2)} ms` })),
    ...Object.keys(callers)
      .slice(1)
      .map((who) => ({
        what: `${who}, beside nobody`,
        value: `${median((times[who] ?? []).map((ms, round) => ms / (times.nobody?.[round] ?? Number.NaN))).toFixed(1)} x`,
      })),
  ])
} finally {
  await backend.stop()
}

/** @returns Milliseconds for a request. */
async function timeOf({ path, headers = {} }: Asked): Promise<number> {
  const startedAt = performance.now()
  for (let request = 0; request < Number(values.requests); request++) {
    const answer = await fetch(backend.url + path, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  }
  return (performance.now() - startedAt) / Number(values.requests)
}

/** As the worker asks for an article, with everything that its page shows. */
function articleQuery(): string {
  return queryString({ ...queryFor('content', 'nl'), filters: { number: { $eq: 202 } } })
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}

async function editorToken(): Promise<string> {
  const answer = await fetch(`${backend.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(editor),
  })
  if (!answer.ok) throw new Error(`Signing in to the panel failed with ${answer.status}`)
  const { data } = (await answer.json()) as { data: { token: string } }
  return data.token
}
