import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { unstable_readConfig } from 'wrangler'
import { requireBudgets } from './check/bundles.ts'
import { checkSite } from './deploy/check-site.ts'
import { hasDatabase } from './deploy/database.ts'
import { readDeployOptions, unfit } from './deploy/options.ts'
import { wrangler } from './deploy/wrangler.ts'
import { keepQuiet } from './quiet.ts'
import { seedMissing } from './seed/seed-remote.ts'
import { build } from './start/build.ts'
import { MendableError } from './start/failure.ts'
import { say } from './start/status.ts'
import { stopInOrder } from './start/stop.ts'

// `npm run deploy`: builds, migrates the database, deploys, adds missing KV entries, and requests each route of the
// deployed site. `-- --dry-run` sends nothing; `-- --check-only ORIGIN` only checks.

stopInOrder()
keepQuiet()
const options = readDeployOptions(process.argv.slice(2))
const { vars, d1_databases } = unstable_readConfig({ config: 'wrangler.toml' })
const databaseName = String(d1_databases[0]?.database_name)

if (options.checkOnly) await check(options.checkOnly)
else if (options.isTrial) await rehearse()
else await deploy(String(vars.SITE_URL))

async function deploy(siteUrl: string): Promise<void> {
  const faults = unfit(vars)
  if (faults.length > 0) throw new MendableError(faults.join('\n'))
  // Migrations only add, so the running code works with the new tables. A first deploy creates the database itself.
  const isFirst = !hasDatabase(databaseName, await wrangler(['d1', 'list', '--json']))
  await build()
  requireBudgets()
  if (!isFirst) await migrate()
  await step('Deploying', ['deploy', ...(options.secretsFile ? ['--secrets-file', options.secretsFile] : [])])
  if (isFirst) await migrate()
  say(`KV        ${await seedMissing()} entries were missing and are there now.`)
  await check(new URL(siteUrl).origin)
}

async function rehearse(): Promise<void> {
  for (const fault of unfit(vars)) say(`Before a deploy: ${fault}`)
  await build()
  requireBudgets()
  await step('Packing', ['deploy', '--dry-run'])
}

function migrate(): Promise<void> {
  return step('Migrating', ['d1', 'migrations', 'apply', 'DB', '--remote'])
}

async function step(what: string, args: string[]): Promise<void> {
  say(`== ${what}`)
  const { isDone } = await wrangler(args, { show: true })
  if (!isDone)
    throw new MendableError(`${what} failed; see wrangler's output above. The later steps were not run.`)
}

async function check(origin: string): Promise<void> {
  say(`== Asking ${origin}`)
  const findings = await checkSite(origin, await hookSecret())
  for (const { what, path, status, isGood, remark } of findings)
    say(
      `${isGood ? ' ' : '!'} ${String(status ?? '–').padStart(3)}  ${what}  ${path}${remark ? `  (${remark})` : ''}`,
    )
  const failed = findings.filter(({ isGood }) => !isGood)
  say(`${findings.length - failed.length} as expected, ${failed.length} not`)
  if (failed.length > 0) process.exitCode = 1
}

/** Signs a test message of the hook; known for a site on this machine. */
async function hookSecret(): Promise<string | undefined> {
  const file = options.secretsFile ?? (isThisMachine(options.checkOnly) ? '.dev.vars' : null)
  if (file && existsSync(file)) return parseEnv(await readFile(resolve(file), 'utf8')).HOOK_SECRET
  return process.env.HOOK_SECRET
}

function isThisMachine(origin: string | null): boolean {
  return origin !== null && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)
}
