import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../backend/free-port.ts'
import { exampleSecrets } from '../backend/secrets.ts'

/** A backend whose database outlives its process. */
export interface KillableStrapi {
  /** Origin of Strapi. */
  url: string
  /** Address of the drill's own control port. */
  door: string
  /** Kills it like a power failure, and starts it again. */
  killAndStart: () => Promise<void>
  stop: () => Promise<void>
}

interface KillableOptions {
  /** Has its database, `data.db`; without one it starts empty. */
  folder: string
  /** Starts Strapi and listens on `DRILL_PORT`. */
  program: string
  env: Record<string, string>
}

/** Starts it, and waits until its control port answers. */
export async function startKillableStrapi({
  folder,
  program,
  env: more,
}: KillableOptions): Promise<KillableStrapi> {
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
    ...more,
  }
  const door = `http://127.0.0.1:${drillPort}/`
  let child = await start()

  async function start(): Promise<ChildProcess> {
    const started = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] })
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
    door,
    async killAndStart() {
      await end('SIGKILL')
      child = await start()
    },
    stop: () => end('SIGTERM'),
  }
}
