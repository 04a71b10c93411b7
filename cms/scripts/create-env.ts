// Writes .env from .env.example with fresh secrets; `node scripts/create-env.ts FILE` writes another file. An .env that is there stays as it
// is. Secrets that are already in the environment are taken over, so that the worker and this server can be given the same ones.

import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { appFolder } from '../src/environment/app-folder.ts'
import { keyRingNames, secretNames } from '../src/environment/safe-start.ts'

const target = resolve(process.argv[2] ?? join(appFolder, '.env'))

function filledIn(name: string, value: string) {
  const random = randomBytes(32).toString('hex')
  if (keyRingNames.includes(name)) return process.env[name] || `first:${random}`
  if (secretNames.includes(name)) return process.env[name] || random
  return process.env[name] ?? value
}

if (existsSync(target)) {
  console.log(`${target} is there already.`)
} else {
  const example = readFileSync(join(appFolder, '.env.example'), 'utf8')
  const filled = example.replace(
    /^([A-Z_]+)=(.*)$/gm,
    (_line, name, value) => `${name}=${filledIn(name, value)}`,
  )
  writeFileSync(target, filled, { mode: 0o600 })
  console.log(`${target} is written, with fresh secrets.`)
}
