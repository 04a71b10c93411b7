// @ts-check

// Writes .env from .env.example with fresh secrets; `node scripts/create-env.js FILE` writes another file. An .env that is there stays as it is. Secrets that are already in
// the environment are taken over, so that the worker and this server can be given the same ones.

const { randomBytes } = require('node:crypto')
const { existsSync, readFileSync, writeFileSync } = require('node:fs')
const { resolve } = require('node:path')

const target = resolve(process.argv[2] ?? resolve(__dirname, '../.env'))
const secrets = new Set([
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'WORKER_TOKEN',
  'HOOK_SECRET',
  'PREVIEW_SECRET',
])

/** @param {string} name @param {string} value */
function filledIn(name, value) {
  if (!secrets.has(name)) return process.env[name] ?? value
  return process.env[name] || randomBytes(32).toString('hex')
}

if (existsSync(target)) {
  console.log(`${target} is there already.`)
} else {
  const example = readFileSync(resolve(__dirname, '../.env.example'), 'utf8')
  const filled = example.replace(
    /^([A-Z_]+)=(.*)$/gm,
    (_line, name, value) => `${name}=${filledIn(name, value)}`,
  )
  writeFileSync(target, filled, { mode: 0o600 })
  console.log(`${target} is written, with fresh secrets.`)
}
