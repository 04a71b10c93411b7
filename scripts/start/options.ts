import { parseArgs } from 'node:util'
import { MendableError } from './failure.ts'

/** The options of `npm start` and `npm run dev`. */
export interface StartOptions {
  port: number
  backendPort: number
  /** False leaves Strapi out: the site uses its replica. */
  backend: boolean
  /** Whether Strapi runs with its content-type builder, and restarts when a source changes. */
  develop: boolean
  /** ISO 8601 date to which the sample content is shifted. */
  today: string
}

/**
 * Reads flags and environment: `--port` (PORT), `--cms-port` (CMS_PORT), `--no-cms`, `--cms-develop`, SEED_TODAY.
 * @throws MendableError that explains the mistake in one sentence.
 */
export function readOptions(args: string[], environment: NodeJS.Dict<string>): StartOptions {
  const flags = readFlags(args)
  const port = portFrom(flags.port ?? environment.PORT ?? '8787', flags.port ? '--port' : 'PORT')
  const backendPort = portFrom(
    flags['cms-port'] ?? environment.CMS_PORT ?? '1337',
    flags['cms-port'] ? '--cms-port' : 'CMS_PORT',
  )
  const backend = flags.cms ?? true
  if (backend && port === backendPort)
    throw new MendableError(
      `The site and the backend cannot share port ${port}: choose another with --cms-port.`,
    )
  return {
    port,
    backendPort,
    backend,
    develop: flags['cms-develop'] ?? false,
    today: dateFrom(environment.SEED_TODAY || new Date().toISOString().slice(0, 10)),
  }
}

function readFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string' },
        'cms-port': { type: 'string' },
        cms: { type: 'boolean' },
        'cms-develop': { type: 'boolean' },
      },
      allowNegative: true,
    }).values
  } catch (cause) {
    const what = cause instanceof Error ? cause.message.split(/\.\s|\.?$/m)[0] : String(cause)
    throw new MendableError(
      `${what}. There are --port NUMBER, --cms-port NUMBER, --no-cms and --cms-develop.`,
      { cause },
    )
  }
}

function portFrom(text: unknown, name: string): number {
  const port = Number(text)
  if (typeof text !== 'string' || !/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new MendableError(`${name} needs a port from 1 to 65535, such as ${name} 9000, not "${text}".`)
  return port
}

function dateFrom(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new MendableError(`SEED_TODAY needs a date such as 2026-11-21, not "${text}".`)
  return text
}
