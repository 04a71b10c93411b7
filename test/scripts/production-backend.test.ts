import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { backendProgram, installBackend } from '../../scripts/start/backend.ts'
import { freePort } from '../../scripts/start/ports.ts'
import { run } from '../../scripts/start/run.ts'
import { startService } from '../../scripts/start/service.ts'

// The real backend, as an operator starts it: from its example file, on an empty database.

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'production-'))
  file = join(folder, '.env')
  await installBackend()
}, 300_000)
afterAll(() => rm(folder, { recursive: true }))

// A start takes seconds; the limit is against hanging.
describe('a production start of the backend from its example file', { timeout: 180_000 }, () => {
  it('is refused with a sentence for each secret that is missing', async () => {
    await writeFile(file, await readFile('cms/.env.example', 'utf8'))

    const refusal = await refusalOf(await start())

    for (const name of ['APP_KEYS', 'ADMIN_JWT_SECRET', 'JWT_SECRET', 'WORKER_TOKEN', 'PREVIEW_SECRET'])
      expect(refusal).toContain(`${name} must be set to at least 32 characters.`)
    expect(refusal).not.toContain('    at ')
  })

  it('is refused until the site is named, and with anything that everybody can read', async () => {
    await rm(file)
    await run('Making secrets', ['scripts/create-env.ts', file], { cwd: 'cms' })

    expect(await refusalOf(await start())).toMatch(/^Strapi ended with 1:\nSITE_URL must name/)

    await set({ SITE_URL: 'https://www.schakel.example', ADMIN_EMAIL: 'beheer@schakel.example' })
    const refusal = await refusalOf(await start({ SEED_CONTENT: 'on', ADMIN_PASSWORD: 'Schakel-redactie-1' }))
    expect(refusal).toContain('SEED_CONTENT=on makes')
    expect(refusal).toContain('ADMIN_PASSWORD is for')
  })

  it('then gives its first account to who has the link in the log, once', async () => {
    const service = await start({ PASSWORD_COST: '11' })
    onTestFinished(() => service.stop())
    await service.ready

    const link = /\/admin\/auth\/register\?registrationToken=(\w+)/.exec(service.printed())
    const registrationToken = link?.[1]
    const stranger = {
      firstname: 'S',
      lastname: 'T',
      email: 'stranger@example.com',
      password: 'Vreemd-genoeg-1',
    }
    expect((await service.post('/admin/register-admin', stranger)).status).toBe(400)
    const userInfo = { firstname: 'Bea', lastname: 'Heer', password: 'Op-de-kade-in-2026' }
    expect((await service.post('/admin/register', { registrationToken, userInfo })).status).toBe(200)
    expect((await service.post('/admin/register', { registrationToken, userInfo })).status).toBe(400)
    const signIn = { email: 'beheer@schakel.example', password: userInfo.password }
    expect((await service.post('/admin/login', signIn)).status).toBe(200)
    const demo = { identifier: 'lezer@schakel.example', password: 'schakel-demo-2026' }
    expect((await service.post('/api/auth/local', demo)).status).toBe(400)

    // What is stored of a visitor's password is as hard to try as the operator asked for.
    const visitor = {
      username: 'bezoeker',
      email: 'bezoeker@schakel.example',
      password: 'Zeven-dozen-hoog',
      language: 'nl',
    }
    expect((await service.post('/api/auth/local/register', visitor)).status).toBe(200)
    expect(storedPasswordOf(visitor.email)).toMatch(/^\$2[aby]\$11\$/)
  })

  it('is refused on a database that was filled with the sample content', async () => {
    const database = new DatabaseSync(join(folder, 'data.db'))
    database
      .prepare('INSERT INTO strapi_core_store_settings (key, value, type) VALUES (?, ?, ?)')
      .run('core_seed_version', '3', 'number')
    database.close()

    expect(await refusalOf(await start())).toContain('This database holds the sample content')
  })
})

/** Starts the backend from the file, with its data beside it. */
async function start(more: Record<string, string> = {}) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const log = new PassThrough()
  let printed = ''
  log.on('data', (chunk) => {
    printed += chunk
  })
  const service = startService('Strapi', {
    ...backendProgram,
    env: {
      NODE_ENV: 'production',
      ENV_PATH: file,
      PORT: String(port),
      DATABASE_FILENAME: join(folder, 'data.db'),
      PUBLIC_DIR: resolve(folder, 'public'),
      ...more,
    },
    healthUrl: `${origin}/_health`,
    log,
  })
  return {
    ...service,
    printed: () => printed,
    post: (path: string, body: unknown) =>
      fetch(`${origin}${path}`, {
        method: 'POST',
        // As the proxy in front of it says: cookies of the panel are for https alone.
        headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
        body: JSON.stringify(body),
      }),
  }
}

function storedPasswordOf(email: string): unknown {
  const database = new DatabaseSync(join(folder, 'data.db'), { readOnly: true })
  const row = database.prepare('SELECT password FROM up_users WHERE email = ?').get(email)
  database.close()
  return row?.password
}

async function refusalOf(service: { ready: Promise<void>; ended: Promise<string> }): Promise<string> {
  await expect(service.ready).rejects.toThrow('Strapi ended with 1')
  return service.ended
}

async function set(values: Record<string, string>): Promise<void> {
  let text = await readFile(file, 'utf8')
  for (const [name, value] of Object.entries(values))
    text = text.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`)
  await writeFile(file, text)
}
