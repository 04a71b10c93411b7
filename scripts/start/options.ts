import { parseArgs } from 'node:util'

/** What `npm start` was asked to do. */
export interface StartOptions {
  port: number
  backendPort: number
  /** False leaves Strapi out: the site lives from its replica. */
  backend: boolean
  /** ISO 8601 date to which the sample content is shifted. */
  today: string
}

/**
 * Reads flags and environment: `--port` (PORT), `--cms-port` (CMS_PORT), `--no-cms`, SEED_TODAY.
 * @throws Error that says what is wrong with a port.
 */
export function readOptions(args: string[], environment: NodeJS.ProcessEnv): StartOptions {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: environment.PORT ?? '8787' },
      'cms-port': { type: 'string', default: environment.CMS_PORT ?? '1337' },
      cms: { type: 'boolean', default: true },
    },
    allowNegative: true,
  })
  return {
    port: portFrom(values.port),
    backendPort: portFrom(values['cms-port']),
    backend: values.cms,
    today: environment.SEED_TODAY ?? new Date().toISOString().slice(0, 10),
  }
}

function portFrom(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${text} is not a port (1 to 65535)`)
  return port
}
