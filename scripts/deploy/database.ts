import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'
import { MendableError } from '../start/failure.ts'
import type { CommandResult } from './wrangler.ts'

const Databases = v.pipe(v.string(), v.parseJson(), v.array(v.object({ name: v.string() })))

/** What is wrong, by wrangler's words. The first that applies is told. */
const causes: { sign: RegExp; advice: string }[] = [
  {
    sign: /non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN|not logged in/i,
    advice: 'you are not signed in; run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN',
  },
  {
    sign: /unable to resolve|no internet connection|fetch failed|connect timeout|ECONN\w+|ENOTFOUND|EAI_AGAIN/i,
    advice: 'Cloudflare cannot be reached from here; look at the network',
  },
  {
    sign: /\[code: (?:10000|10001|9\d{3}|7003)\]|more than one account|account IDs? for the logged in user/i,
    advice: 'this sign-in may not use that account; look at CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID',
  },
]

/**
 * Whether the account has the site's database, which the first deploy makes.
 * @param result That of `wrangler d1 list --json`.
 * @throws MendableError if it did not answer, so that nothing is taken for a first deploy that is none.
 */
export function hasDatabase(name: string, { isDone, answer, output }: CommandResult): boolean {
  const databases = v.safeParse(Databases, answer)
  if (isDone && databases.success) return databases.output.some((one) => one.name === name)
  const text = stripVTControlCharacters(output)
  const known = causes.find(({ sign }) => sign.test(text))
  throw new MendableError(
    `Whether the database "${name}" exists is not known: ${known?.advice ?? reasonIn(text)}. Nothing was deployed.`,
  )
}

/** Wrangler's own sentence. */
function reasonIn(text: string): string {
  const [, said] = /\[ERROR\]\s*(.+)/.exec(text) ?? []
  return said ? `wrangler says "${said.trim().replace(/\.$/, '')}"` : 'wrangler did not say why'
}
