// @ts-check

const { shortestSecret } = require('./secret.js')

/** Hosts that are the machine itself, as `URL` writes them. */
const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Secrets that the server does not start without. */
const secrets = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'WORKER_TOKEN',
  'PREVIEW_SECRET',
]

/** Begins the values of the worker's example file, which everybody can read. */
const published = /^development-/

/** @typedef {Record<string, string | undefined>} Variables */

/** Whether the site is on this machine: only there may anything be known to everybody. @param {Variables} env */
function isThisMachine(env) {
  return URL.canParse(env.SITE_URL ?? '') && thisMachine.has(new URL(env.SITE_URL ?? '').hostname)
}

/**
 * What stands against a start with these variables.
 * @param {Variables} env
 * @returns {string[]} One sentence for each fault; empty where there is none.
 */
function faultsOf(env) {
  return [...secretFaults(env), ...addressFaults(env), ...(isThisMachine(env) ? [] : publicFaults(env))]
}

/** @param {Variables} env @returns {string[]} */
function secretFaults(env) {
  // Without HOOK_SECRET no messages are sent; one that is there must hold.
  const checked = env.HOOK_SECRET ? [...secrets, 'HOOK_SECRET'] : secrets
  return checked
    .filter((name) => (env[name] ?? '').length < shortestSecret)
    .map((name) => `${name} must be set to at least ${shortestSecret} characters.`)
}

/** @param {Variables} env @returns {string[]} */
function addressFaults({ SITE_URL }) {
  if (!SITE_URL) return ['SITE_URL must name the origin of the site, such as https://www.schakel.example.']
  if (!URL.canParse(SITE_URL)) return [`SITE_URL is no address: ${SITE_URL}`]
  return []
}

/** Faults where others than this machine reach the site. @param {Variables} env @returns {string[]} */
function publicFaults(env) {
  const known = [...secrets, 'HOOK_SECRET'].filter((name) => published.test(env[name] ?? ''))
  return [
    ...known.map((name) => `${name} is a value of an example file, which everybody can read.`),
    ...(env.SEED_CONTENT === 'on'
      ? [
          'SEED_CONTENT=on makes the sample content and demo accounts, whose passwords everybody can read: leave it out.',
        ]
      : []),
    ...(env.ADMIN_PASSWORD
      ? ['ADMIN_PASSWORD is for one’s own machine: leave it out, and the log shows a link to choose one.']
      : []),
  ]
}

/**
 * Ends the process where these variables must not be started with, with a sentence for each reason and no stack: whoever starts the
 * server can mend it.
 * @param {Variables} env
 */
function requireSafeStart(env) {
  refuse(faultsOf(env))
}

/** @param {string[]} faults Nothing happens without any. */
function refuse(faults) {
  if (faults.length === 0) return
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.stderr.write('The backend does not start. cms/.env.example explains each variable.\n')
  process.exit(1)
}

module.exports = { faultsOf, isThisMachine, refuse, requireSafeStart }
