import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { backendProgram } from '../../../scripts/start/backend.ts'
import { freePort } from '../../../scripts/start/ports.ts'
import { run } from '../../../scripts/start/run.ts'
import { startService } from '../../../scripts/start/service.ts'

// The real backend, as an operator starts it: from its example file, on an empty database.

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'production-'))
  file = join(folder, '.env')
})
afterAll(() => rm(folder, { recursive: true }))

describe('a production start of the backend from its example file', () => {
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

  it('is refused with a database that is damaged', async () => {
    const database = join(folder, 'damaged.db')
    await writeFile(database, 'garbage, and enough of it')

    const refusal = await refusalOf(await start({ DATABASE_FILENAME: database }))

    expect(refusal).toBe(
      `Strapi ended with 1:\nThe database ${database} is damaged: put a backup in its place, without the files -wal and -shm beside it. The backend does not start.`,
    )
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

  it('gives accounts of before memberships theirs: by the invitation that they accepted, or as owners', async () => {
    const { invited, linked } = asBeforeMemberships()

    const service = await start()
    onTestFinished(() => service.stop())
    await service.ready

    expect(storedMemberships()).toEqual([
      { account: invited, company: 'kade', role: 'editor', key: `${invited}:kade` },
      { account: linked, company: 'loods', role: 'owner', key: `${linked}:loods` },
    ])
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

/**
 * Brings the database back to when an account had one company, and fills it: an editor who was invited, somebody whom editors linked to a
 * company that is only a draft, and somebody without a company.
 * @returns documentIds of the first two.
 */
function asBeforeMemberships() {
  const database = new DatabaseSync(join(folder, 'data.db'))
  for (const table of ['memberships_user_lnk', 'memberships_partner_lnk', 'memberships'])
    database.exec(`DROP TABLE ${table}`)
  database.exec("DELETE FROM strapi_core_store_settings WHERE key = 'core_memberships_migrated'")
  // Without it Strapi compares its schema with the tables themselves.
  database.exec('DELETE FROM strapi_database_schema')
  const insert = (table: string, row: Record<string, string | number | null>) => {
    const names = Object.keys(row)
    const places = names.map(() => '?').join()
    const added = database.prepare(`INSERT INTO ${table} (${names.join()}) VALUES (${places})`)
    return Number(added.run(...Object.values(row)).lastInsertRowid)
  }
  const now = Date.now()
  const company = (id: string, publishedAt: number | null) =>
    insert('partners', { document_id: id, name: id, link: id, locale: 'nl', published_at: publishedAt })
  const account = (id: string, companies: readonly number[]) => {
    const email = `${id}@schakel.example`
    const user = insert('up_users', { document_id: id, email, username: id, provider: 'local', confirmed: 1 })
    for (const partner of companies) insert('up_users_partner_lnk', { user_id: user, partner_id: partner })
    return { id, email }
  }
  // Strapi linked an account to the draft of a company and to what is published of it.
  const kade = [company('kade', null), company('kade', now)]
  const loods = company('loods', null)
  const invited = account('invited', kade)
  const linked = account('linked', [loods])
  account('alone', [])
  for (const [role, acceptedAt] of [
    ['owner', null],
    ['editor', now],
  ] as const) {
    const invitation = insert('invitations', {
      document_id: `as-${role}`,
      email: invited.email,
      role,
      accepted_at: acceptedAt,
      published_at: now,
    })
    for (const partner of kade)
      insert('invitations_partner_lnk', { invitation_id: invitation, partner_id: partner })
  }
  database.close()
  return { invited: invited.id, linked: linked.id }
}

function storedMemberships(): object[] {
  const database = new DatabaseSync(join(folder, 'data.db'), { readOnly: true })
  const rows = database
    .prepare(
      `SELECT DISTINCT account.document_id AS account, company.document_id AS company, membership.role, membership.key
       FROM memberships membership
       JOIN memberships_user_lnk of_user ON of_user.membership_id = membership.id
       JOIN up_users account ON account.id = of_user.user_id
       JOIN memberships_partner_lnk of_partner ON of_partner.membership_id = membership.id
       JOIN partners company ON company.id = of_partner.partner_id
       ORDER BY account`,
    )
    .all()
  database.close()
  return rows.map((row) => ({ ...row }))
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
