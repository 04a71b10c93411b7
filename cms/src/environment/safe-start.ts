import { keyRingFaults } from '../mandates/direct-debit.ts'
import { paymentFaults } from '../payments/settings.ts'
import { sellerFaults } from '../seller/seller.ts'
import { isLoopback } from './loopback.ts'
import { mailFaults, publicMailFaults } from './mail-faults.ts'
import { passwordCost, usualCost } from './password-cost.ts'
import { shortestSecret } from './secret.ts'

/** Secrets that the server requires. */
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

/**
 * Without HOOK_SECRET no publish hooks are sent; without BOUNCE_SECRET no reports of bounced mails are accepted; without the others there
 * is no direct debit.
 */
const optionalSecrets = ['HOOK_SECRET', 'BOUNCE_SECRET', 'IBAN_SEARCH_SECRET']

/** Key rings (`key-ring.ts`): optional too, and valid if they are set. */
export const keyRingNames: readonly string[] = ['IBAN_KEYS']

/** All secrets of one value. */
export const secretNames: readonly string[] = [...neededSecrets, ...optionalSecrets]

/** Prefix of the values in the worker's example file, which everybody can read. */
const published = /^development-/

type Variables = Record<string, string | undefined>

/** Whether the site runs on this machine: only there may secrets be public. */
export function isThisMachine(env: Variables) {
  return URL.canParse(env.SITE_URL ?? '') && isLoopback(new URL(env.SITE_URL ?? '').hostname)
}

/**
 * Reasons not to start with these variables.
 * @returns One sentence for each; empty if there are none.
 */
export function faultsOf(env: Variables): string[] {
  return [
    ...secretFaults(env),
    ...addressFaults(env),
    ...costFaults(env),
    ...mailFaults(env),
    ...sellerFaults(env),
    ...keyRingFaults(env),
    ...paymentFaults(env),
    ...(isThisMachine(env) ? [] : publicFaults(env)),
  ]
}

function secretFaults(env: Variables): string[] {
  // An optional secret must be valid if it is set.
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

/** Problems that matter when others can reach the site. */
function publicFaults(env: Variables): string[] {
  const known = [...secretNames, ...keyRingNames].filter((name) => published.test(env[name] ?? ''))
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
    ...(env.MOLLIE_ENDPOINT
      ? ['MOLLIE_ENDPOINT is for trying payments on one’s own machine, without money: leave it out.']
      : []),
    ...publicMailFaults(env),
  ]
}

/**
 * Ends the process if these variables are unsafe, with one sentence per problem and no stack trace: whoever starts the server can fix it.
 */
export function requireSafeStart(env: Variables) {
  refuse(faultsOf(env))
}

/** @param faults Does nothing if empty. */
export function refuse(faults: string[]) {
  if (faults.length === 0) return
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.stderr.write('The backend does not start. cms/.env.example explains each variable.\n')
  process.exit(1)
}
