import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fingerprint, makeOnce } from './fingerprint.ts'
import { openLog } from './logs.ts'
import { isFree } from './ports.ts'
import { run, runProgram } from './run.ts'
import { say } from './status.ts'

/** How to start Strapi. */
export interface BackendOptions {
  backendPort: number
  siteUrl: string
  secrets: Record<string, string>
  today: string
  /** Environment in place of the defaults below; for tests that keep their own data. */
  env?: Record<string, string>
  /** False skips the editors' interface, whose build takes most of the time. */
  admin?: boolean
}

/** A starting or running Strapi. */
export interface Backend {
  url: string
  /** Settles once Strapi answers. */
  ready: Promise<void>
  stop: () => Promise<void>
}

const folder = 'cms'

/** What the editors' interface is built from. */
const panelSources = [`${folder}/src/admin`, `${folder}/src/plugins`, `${folder}/package-lock.json`]

/** Installs Strapi when it is missing, builds the editors' interface once, and starts it. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  // Otherwise whoever listens there would be taken for the Strapi that is started here.
  if (!(await isFree(options.backendPort))) throw new Error(`Port ${options.backendPort} for Strapi is taken`)
  await installBackend()
  if (!existsSync(`${folder}/.env`)) {
    await run('Making the secrets of the backend', ['scripts/create-env.js'], { cwd: folder })
  }
  const env = environmentOf(options)
  if (options.admin !== false) await buildPanel(env)
  return launch(options, env)
}

/**
 * Builds the editors' interface, when something of our own in it has changed since the last build.
 * @param env Secrets that Strapi's configuration asks for, where `cms/.env` does not hold them.
 */
export async function buildPanel(env: Record<string, string> = {}): Promise<void> {
  await makeOnce(`${folder}/build/index.html`, await fingerprint(panelSources), async () => {
    say('Backend   building the editors’ interface (about a minute)')
    await run('Building the interface of the editors', ['scripts/build-admin.js'], { cwd: folder, env })
  })
}

/** Installs what `cms/package-lock.json` names, when it is not there. */
export async function installBackend(): Promise<void> {
  if (existsSync(`${folder}/node_modules/@strapi/strapi`)) return
  say('Backend   installing Strapi, once (about a minute)')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  await runProgram('Installing the backend', npm, ['ci'], {
    cwd: folder,
  })
}

const strapi = 'node_modules/@strapi/strapi/bin/strapi.js'

function environmentOf({
  backendPort,
  siteUrl,
  secrets,
  today,
  env,
}: BackendOptions): Record<string, string> {
  const { CMS_TOKEN = '', JWT_SECRET = '', HOOK_SECRET = '', PREVIEW_SECRET = '' } = secrets
  return {
    HOST: '127.0.0.1',
    PORT: String(backendPort),
    SITE_URL: siteUrl,
    WORKER_TOKEN: CMS_TOKEN,
    JWT_SECRET,
    HOOK_SECRET,
    PREVIEW_SECRET,
    SEED_TODAY: today,
    STRAPI_TELEMETRY_DISABLED: 'true',
    SEED_CONTENT: 'on',
    COOKIE_SECURE: 'false',
    ...env,
  }
}

function launch({ backendPort }: BackendOptions, env: Record<string, string>): Backend {
  const url = `http://localhost:${backendPort}`
  const child = spawn(process.execPath, [strapi, 'start'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.pipe(openLog('cms'))
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-10_000)
  })
  return {
    url,
    ready: answers(`http://127.0.0.1:${backendPort}/_health`, child, () => errors),
    stop: () => end(child),
  }
}

async function answers(url: string, child: ChildProcess, errors: () => string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) throw new Error(`Strapi ended with ${child.exitCode}:\n${errors()}`)
    try {
      if ((await fetch(url)).ok) return
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('Strapi did not answer within two minutes')
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), 5000).unref()
  })
}
