import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../backend/free-port.ts'
import { exampleSecrets } from '../../backend/secrets.ts'

/** One mail of the drill. */
export interface DrillMail {
  kind: 'known-account' | 'newsletter'
  key: string
  to: string
  locale: string
  values: object
}

/** A row of the outbox. */
export interface DrillRow {
  key: string
  state: string
  repeats: number
  reason: string | null
  delivery: 'answer' | 'mass'
}

/** A backend whose database outlives its process. */
export interface KillableBackend {
  /** Origin of Strapi. */
  url: string
  /** @throws Error If the backend ended before it responded. */
  queue: (mails: DrillMail[]) => Promise<void>
  rows: () => Promise<DrillRow[]>
  /** Kills it like a power failure, and starts it again. */
  killAndStart: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts it on the database of its folder, `data.db`, or on an empty one. */
export async function startKillableBackend(folder: string, mailPort: number): Promise<KillableBackend> {
  const [port, drillPort] = await Promise.all([freePort(), freePort()])
  const { CMS_TOKEN = '', JWT_SECRET = '', PREVIEW_SECRET = '' } = await exampleSecrets()
  const own = ['APP_KEYS', 'ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY']
  const env = {
    ...process.env,
    ...Object.fromEntries(own.map((name) => [name, `drill-${name}-`.padEnd(48, '0')])),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DRILL_PORT: String(drillPort),
    SITE_URL: 'http://localhost:8787',
    WORKER_TOKEN: CMS_TOKEN,
    JWT_SECRET,
    PREVIEW_SECRET,
    DATABASE_FILENAME: join(folder, 'data.db'),
    PUBLIC_DIR: join(folder, 'public'),
    COOKIE_SECURE: 'false',
    STRAPI_TELEMETRY_DISABLED: 'true',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mailPort),
    SMTP_IGNORE_TLS: 'true',
  }
  const door = `http://127.0.0.1:${drillPort}/`
  let child = await start()

  async function start(): Promise<ChildProcess> {
    const started = spawn(process.execPath, ['test/drills/mail/backend.ts'], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    for (;;) {
      if (started.exitCode !== null) throw new Error(`The backend ended with ${started.exitCode}`)
      const answer = await fetch(door).catch(() => null)
      if (answer?.ok) return started
      await setTimeout(100)
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  return {
    url: `http://127.0.0.1:${port}`,
    async queue(mails) {
      const answer = await fetch(door, { method: 'POST', body: JSON.stringify(mails) })
      if (!answer.ok) throw new Error(`The backend answered ${answer.status}`)
    },
    async rows() {
      return (await (await fetch(door)).json()) as DrillRow[]
    },
    async killAndStart() {
      await end('SIGKILL')
      child = await start()
    },
    stop: () => end('SIGTERM'),
  }
}
