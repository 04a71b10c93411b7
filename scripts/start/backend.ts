import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { developmentAccounts } from './development-accounts.ts'
import { MendableError } from './failure.ts'
import { fingerprint, makeOnce } from './fingerprint.ts'
import { isInstalled } from './installed.ts'
import { openLog } from './logs.ts'
import { isFree } from './ports.ts'
import { run, runProgram } from './run.ts'
import { type Service, startService } from './service.ts'
import { say } from './status.ts'
import { isDatabase } from './whole-stores.ts'

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
  /** With the content-type builder, and started again when one of its sources changes. */
  develop?: boolean
}

/** A starting or running Strapi. */
export interface Backend extends Service {
  url: string
}

const folder = 'cms'

/** What the editors' interface is built from. */
const panelSources = [`${folder}/src/admin`, `${folder}/src/plugins`, `${folder}/package-lock.json`]

/** Installs Strapi when it is missing, builds the editors' interface once, and starts it. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  // Otherwise whoever listens there would be taken for the Strapi that is started here.
  if (!(await isFree(options.backendPort)))
    throw new MendableError(`Port ${options.backendPort} for Strapi is taken.`)
  await installBackend()
  if (!existsSync(`${folder}/.env`)) {
    await run('Making the secrets of the backend', ['scripts/create-env.ts'], { cwd: folder })
  }
  const env = environmentOf(options)
  const database = resolve(folder, env.DATABASE_FILENAME ?? '.tmp/data.db')
  if (!env.DATABASE_URL && !(await isDatabase(database)))
    throw new MendableError(`The backend's database ${database} is damaged: delete it and start again.`)
  if (options.admin !== false) await buildPanel(options)
  return launch(options, env)
}

/** Builds the editors' interface, when something of our own in it has changed since the last build. */
export async function buildPanel(options: BackendOptions): Promise<void> {
  // Strapi's configuration asks for it all, though nothing of it ends up in the interface.
  const env = environmentOf(options)
  await makeOnce(
    `${folder}/dist/build/index.html`,
    await fingerprint(panelSources),
    `${folder}/dist/build`,
    async () => {
      say('Backend   building the editors’ interface (about a minute)')
      await run('Building the interface of the editors', ['scripts/build-admin.ts'], { cwd: folder, env })
    },
  )
}

/** Installs what `cms/package-lock.json` names, when it is not all there. */
export async function installBackend(): Promise<void> {
  if (await isInstalled(folder)) return
  say('Backend   installing Strapi, once (about a minute)')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  await runProgram('Installing the backend', npm, ['ci'], {
    cwd: folder,
  })
}

/** Starts Strapi, with Node. */
export const backendProgram = { cwd: folder, args: ['scripts/start.ts'] }

const developedProgram = { cwd: folder, args: ['scripts/develop.ts'] }

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
    STRAPI_TELEMETRY_DISABLED: 'true',
    // All of these are refused where SITE_URL is another machine: see cms/src/environment.
    SEED_CONTENT: 'on',
    SEED_TODAY: today,
    ADMIN_EMAIL: developmentAccounts.editor.email,
    ADMIN_PASSWORD: developmentAccounts.editor.password,
    COOKIE_SECURE: 'false',
    ...env,
  }
}

function launch({ backendPort, develop = false }: BackendOptions, env: Record<string, string>): Backend {
  const service = startService('Strapi', {
    ...(develop ? developedProgram : backendProgram),
    env,
    healthUrl: `http://127.0.0.1:${backendPort}/_health`,
    log: openLog('cms'),
  })
  return { url: `http://localhost:${backendPort}`, ...service }
}
