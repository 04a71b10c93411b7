import { parseArgs } from 'node:util'
import { MendableError } from '../start/failure.ts'

/** The options of `npm run deploy`. */
export interface DeployOptions {
  /** Builds and packs as a deploy does, but sends nothing. */
  isTrial: boolean
  /** Origin of a site that is only checked. */
  checkOnly: string | null
  /** File with the worker's secrets, in the format of `.dev.vars.example`; those of earlier deploys stay. */
  secretsFile: string | null
}

/**
 * Parses `--dry-run`, `--check-only ORIGIN` and `--secrets-file FILE`.
 * @throws MendableError that explains the mistake in one sentence.
 */
export function readDeployOptions(args: string[]): DeployOptions {
  const flags = flagsFrom(args)
  const address = flags['check-only']
  if (address !== undefined && !/^https?:/.test(address))
    throw new MendableError(
      `--check-only needs the origin of a site, such as http://localhost:8787, not "${address}".`,
    )
  return {
    isTrial: flags['dry-run'] ?? false,
    checkOnly: address === undefined ? null : new URL(address).origin,
    secretsFile: flags['secrets-file'] ?? null,
  }
}

function flagsFrom(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        'dry-run': { type: 'boolean' },
        'check-only': { type: 'string' },
        'secrets-file': { type: 'string' },
      },
    }).values
  } catch (cause) {
    const what = cause instanceof Error ? cause.message.split(/\.\s|\.?$/m)[0] : String(cause)
    throw new MendableError(`${what}. There are --dry-run, --check-only ORIGIN and --secrets-file FILE.`, {
      cause,
    })
  }
}

/**
 * What must be changed in `wrangler.toml` before a deploy makes sense.
 * @param vars Its variables.
 * @returns One sentence for each.
 */
export function unfit(vars: Record<string, unknown>): string[] {
  return ['SITE_URL', 'CMS_URL'].flatMap((name) => {
    const value = String(vars[name] ?? '')
    const url = URL.canParse(value) ? new URL(value) : null
    if (url?.protocol === 'https:') return []
    return [`${name} in wrangler.toml must be an address with https: of production, and is "${value}".`]
  })
}
