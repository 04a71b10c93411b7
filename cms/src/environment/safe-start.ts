import { isLoopback } from './loopback.ts'
import { mailFaults, publicMailFaults } from './mail-faults.ts'
import { passwordCost, usualCost } from './password-cost.ts'
import { shortestSecret } from './secret.ts'

/** Secrets that the server does not start without. */
const neededSecrets = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'WORKER_TOKEN',
  'PREVIEW_SECRET',
]

/** Without HOOK_SECRET no messages are sent, and without BOUNCE_SECRET none are taken of mails that came back. */
const optionalSecrets = ['HOOK_SECRET', 'BOUNCE_SECRET']

/** All of its secrets. */
export const secretNames: readonly string[] = [...neededSecrets, ...optionalSecrets]

/** Begins the values of the worker's example file, which everybody can read. */
const published = /^development-/

type Variables = Record<string, string | undefined>

/** Whether the site is on this machine: only there may anything be known to everybody. */
export function isThisMachine(env: Variables) {
  return URL.canParse(env.SITE_URL ?? '') && isLoopback(new URL(env.SITE_URL ?? '').hostname)
}

/**
 * What stands against a start with these variables.
 * @returns One sentence for each fault; empty where there is none.
 */
export function faultsOf(env: Variables): string[] {
  return [
    ...secretFaults(env),
    ...addressFaults(env),
    ...costFaults(env),
    ...mailFaults(env),
    ...(isThisMachine(env) ? [] : publicFaults(env)),
  ]
}

function secretFaults(env: Variables): string[] {
  // One that may be left out must hold where it is there.
  const checked = [...neededSecrets, ...optionalSecrets.filter((name) => env[name])]
  return checked
    .filter((name) => (env[name] ?? '').length < shortestSecret)
    .map((name) => `${name} must be set to at least ${shortestSecret} characters.`)
}

function addressFaults({ SITE_URL }: Variables): string[] {
  if (!SITE_URL) return ['SITE_URL must name the origin of the site, such as https://www.schakel.example.']
  if (!URL.canParse(SITE_URL)) return [`SITE_URL is no address: ${SITE_URL}`]
  return []
}

function costFaults({ PASSWORD_COST }: Variables): string[] {
  return passwordCost(PASSWORD_COST)
    ? []
    : [`PASSWORD_COST must be a whole number from 4 to 15, and is ${PASSWORD_COST}.`]
}

/** Faults where others than this machine reach the site. */
function publicFaults(env: Variables): string[] {
  const known = secretNames.filter((name) => published.test(env[name] ?? ''))
  const cost = passwordCost(env.PASSWORD_COST)
  return [
    ...known.map((name) => `${name} is a value of an example file, which everybody can read.`),
    ...(cost && cost < usualCost
      ? [`PASSWORD_COST must be at least ${usualCost} where others reach the site.`]
      : []),
    ...(env.SEED_CONTENT === 'on'
      ? [
          'SEED_CONTENT=on makes the sample content and demo accounts, whose passwords everybody can read: leave it out.',
        ]
      : []),
    ...(env.ADMIN_PASSWORD
      ? ['ADMIN_PASSWORD is for one’s own machine: leave it out, and the log shows a link to choose one.']
      : []),
    ...publicMailFaults(env),
  ]
}

/**
 * Ends the process where these variables must not be started with, with a sentence for each reason and no stack: whoever starts the
 * server can mend it.
 */
export function requireSafeStart(env: Variables) {
  refuse(faultsOf(env))
}

/** @param faults Nothing happens without any. */
export function refuse(faults: string[]) {
  if (faults.length === 0) return
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.stderr.write('The backend does not start. cms/.env.example explains each variable.\n')
  process.exit(1)
}
