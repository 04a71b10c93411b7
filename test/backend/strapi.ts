import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Backend, type BackendOptions, buildPanel, startBackend } from '../../scripts/start/backend.ts'
import { fingerprint } from '../../scripts/start/fingerprint.ts'
import { bringOrMake } from '../../scripts/start/kept.ts'
import { freePort } from './free-port.ts'
import { exampleSecrets } from './secrets.ts'

// All programs of a run have the same day, also past midnight.
process.env.SEED_TODAY ??= new Date().toISOString().slice(0, 10)

/** The day that the sample content is shifted to: the present one, since its vacancies would be over one day otherwise. */
export const today = process.env.SEED_TODAY

/** The editor of the test backends. */
export const editor = { email: 'redactie@schakel.example', password: 'Op-de-kade-in-2026' }

/** Options for starting a Strapi for tests. */
export interface TestStrapiOptions {
  port: number
  /** Origin for the publish hook. */
  siteUrl: string
  /** The worker's: CMS_TOKEN, JWT_SECRET, HOOK_SECRET. */
  secrets: Record<string, string>
  today: string
  editor: { email: string; password: string }
  /** Port of a local mail catcher; without it, emails are discarded. */
  mailPort?: number
  /** Additional environment, such as social sign-in providers. */
  env?: Record<string, string>
  /** With the admin panel, which is built first if it isn't there. */
  admin?: boolean
  /** Free port by which tests have its scheduled jobs run: see {@link runJob}. */
  jobsPort?: number
}

/**
 * Runs a scheduled job of a backend, such as `moveVacancies`, and waits for its end.
 * @throws Error with the reason if it fails, or if there is no such job.
 */
export async function runJob(jobsPort: number, name: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${jobsPort}/${name}`, { method: 'POST' })
  if (!response.ok) throw new Error(`The job ${name} answered ${response.status}: ${await response.text()}`)
}

/** Has mails come back to an address that names them. */
export const bounces = {
  MAIL_BOUNCE_DOMAIN: 'bounce.schakel.example',
  BOUNCE_SECRET: 'test-BOUNCE_SECRET-'.padEnd(48, '0'),
}

/** Limits attempts as in production; tests that share a backend would soon be refused. */
export const limitingAttempts = { AUTH_RATE_LIMIT: 'true' }

const artifacts = resolve('test/.artifacts/backend')
const databaseName = 'data.db'

/** A Strapi for tests. */
export interface TestStrapi extends Backend {
  /** Its database file, to simulate the passing of time: tests make codes older in it. */
  database: string
  /** Ends the process and keeps its database. @returns Starts it again. */
  interrupt: () => Promise<() => Promise<void>>
}

/**
 * Starts Strapi on a database of its own, which is deleted afterwards. Filling in the sample content takes a while, so
 * it is done once per state of the sources and then copied.
 */
export async function startTestStrapi(options: TestStrapiOptions): Promise<TestStrapi> {
  const filled = await filledFolder(options)
  const running = runningFolder(options.port)
  await rm(running, { recursive: true, force: true })
  await mkdir(running, { recursive: true })
  await copyDatabase(filled, running)
  let backend = await start(options, running, filled)
  await backend.ready
  return {
    ...backend,
    database: join(running, databaseName),
    async interrupt() {
      await backend.stop()
      return async () => {
        backend = await start(options, running, filled)
        await backend.ready
      }
    },
    async stop() {
      await backend.stop()
      await rm(running, { recursive: true, force: true })
    },
  }
}

/** Copies a database with the sample content into a folder, as `data.db`. */
export async function copyFilledDatabase(folder: string): Promise<void> {
  await copyDatabase(await filledFolder(await someBackend()), folder)
}

async function copyDatabase(from: string, to: string): Promise<void> {
  // The write-ahead log may still contain the latest rows.
  for (const name of await readdir(from))
    if (name.startsWith(databaseName)) await cp(join(from, name), join(to, name))
}

/** Named after its run, to tell the leftovers of a killed run from the folders in use. */
function runningFolder(port: number): string {
  return join(artifacts, `running-${process.pid}-${port}`)
}

/** Fills in progress in this process, by folder. */
const underWay = new Map<string, Promise<void>>()

/** What a filled database depends on, with its secrets. */
const filledFrom = [
  ...['config', 'seed', 'sqlite-driver', 'src', 'package-lock.json'].map((path) => `cms/${path}`),
  ...['.dev.vars.example', 'test/backend/strapi.ts'],
]

/** Fills a database with the sample content, unless one from the same sources exists. @returns Its folder. */
async function filledFolder(options: TestStrapiOptions): Promise<string> {
  const print = await fingerprint(filledFrom, options.today)
  // On PostgreSQL only the files are in it.
  const store = process.env.DATABASE_URL ? 'postgres' : 'sqlite'
  const folder = join(artifacts, `filled-${print}-${store}`)
  const filling =
    underWay.get(folder) ?? (existsSync(folder) ? Promise.resolve() : fill(options, print, folder))
  underWay.set(folder, filling)
  await filling
  return folder
}

/** Fills the database in advance, which the first Strapi of a run would wait for. */
export async function fillBackendOnce(): Promise<void> {
  await filledFolder(await someBackend())
}

/** Builds the panel in advance, which the first e2e test would wait for. */
export async function buildPanelOnce(): Promise<void> {
  await buildPanel(backendOptions(await someBackend(), artifacts, artifacts))
}

async function someBackend(): Promise<TestStrapiOptions> {
  return {
    port: await freePort(),
    siteUrl: 'http://localhost',
    secrets: await exampleSecrets(),
    today,
    editor,
  }
}

async function fill(options: TestStrapiOptions, print: string, folder: string): Promise<void> {
  await removeLeftovers(folder)
  // A database on a server is in no folder.
  const name = process.env.DATABASE_URL ? undefined : 'filled'
  await bringOrMake({
    name,
    print,
    folder,
    async make() {
      const unfinished = `${folder}-unfinished-${process.pid}`
      await mkdir(unfinished, { recursive: true })
      const backend = await start(options, unfinished, unfinished)
      await backend.ready
      await backend.stop()
      await rename(unfinished, folder)
    },
  })
}

/** Removes databases from outdated sources, and what ended runs left behind. */
async function removeLeftovers(current: string): Promise<void> {
  const names = existsSync(artifacts) ? await readdir(artifacts) : []
  for (const name of names) {
    const path = join(artifacts, name)
    const [, pid] = /^(?:running|filled-[\w-]+-unfinished)-(\d+)/.exec(name) ?? []
    const isLeft = pid ? !isRunning(Number(pid)) : path !== current
    if (isLeft) await rm(path, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function start(options: TestStrapiOptions, data: string, files: string): Promise<Backend> {
  return startBackend(backendOptions(options, data, files))
}

function backendOptions(options: TestStrapiOptions, data: string, files: string): BackendOptions {
  const { port, siteUrl, secrets, today, editor, mailPort, env, admin = false, jobsPort } = options
  return {
    backendPort: port,
    siteUrl,
    secrets,
    today,
    admin,
    ...(jobsPort ? { program: resolve('test/backend/strapi-with-jobs.ts') } : {}),
    env: {
      ...strapiSecrets,
      ...(jobsPort ? { JOBS_PORT: String(jobsPort) } : {}),
      DATABASE_FILENAME: join(data, databaseName),
      PUBLIC_DIR: join(files, 'public'),
      ADMIN_EMAIL: editor.email,
      ADMIN_PASSWORD: editor.password,
      AUTH_RATE_LIMIT: 'false',
      COOKIE_SECURE: 'false',
      // The minimum bcrypt cost: tests sign in hundreds of times.
      PASSWORD_COST: '4',
      ...(mailPort ? { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mailPort), SMTP_IGNORE_TLS: 'true' } : {}),
      ...env,
    },
  }
}

const names = ['APP_KEYS', 'ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY']

const strapiSecrets = Object.fromEntries(names.map((name) => [name, `test-${name}-`.padEnd(48, '0')]))
