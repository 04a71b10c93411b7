import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import { isWhole } from '../../cms/src/database/whole-file.ts'
import { broughtAlong } from '../build/imports.ts'
import { developmentAccounts } from './development-accounts.ts'
import { developmentOrders } from './development-orders.ts'
import { MendableError } from './failure.ts'
import { fingerprint, makeOnce } from './fingerprint.ts'
import { isInstalled } from './installed.ts'
import { bringOrMake, links } from './kept.ts'
import { openLog } from './logs.ts'
import { isFree } from './ports.ts'
import { run, runProgram } from './run.ts'
import { type Service, startService } from './service.ts'
import { say } from './status.ts'

/** Options for starting Strapi. */
export interface BackendOptions {
  backendPort: number
  siteUrl: string
  secrets: Record<string, string>
  today: string
  /** Overrides the defaults below; for tests with data of their own. */
  env?: Record<string, string>
  /** False skips the admin panel, whose build takes most of the time. */
  admin?: boolean
  /** With the content-type builder, restarting when a source changes. */
  develop?: boolean
  /** The program that starts Strapi, in place of its own: one that opens a port for tests. */
  program?: string
}

/** A Strapi that is starting or running. */
export interface Backend extends Service {
  url: string
}

const folder = 'cms'

/** The sources of the admin panel: its own, and what these import of the backend's. */
export function panelSources(): string[] {
  const own = globSync([
    `${folder}/src/admin/**/*.{ts,tsx}`,
    `${folder}/src/plugins/*/{admin/**/*.{ts,tsx},strapi-admin.ts}`,
  ])
  const more = ['config/plugins.ts', 'package-lock.json', 'scripts/build-admin.ts']
  return [...new Set([...own, ...broughtAlong(own)]), ...more.map((path) => `${folder}/${path}`)].sort()
}

/** Installs Strapi if necessary, builds the admin panel once, and starts Strapi. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  // Otherwise another program on that port would be mistaken for this Strapi.
  if (!(await isFree(options.backendPort)))
    throw new MendableError(`Port ${options.backendPort} for Strapi is taken.`)
  await installBackend()
  if (!existsSync(`${folder}/.env`)) {
    await run('Making the secrets of the backend', ['scripts/create-env.ts'], { cwd: folder })
  }
  const env = environmentOf(options)
  const database = resolve(folder, env.DATABASE_FILENAME ?? '.tmp/data.db')
  if (!env.DATABASE_URL && !isWhole(database))
    throw new MendableError(
      `The backend's database ${database} is damaged. Delete it, with the files -wal and -shm beside it, and start again; it is then filled with the sample content.`,
    )
  if (options.admin !== false) await buildPanel(options)
  return launch(options, env)
}

/** Builds the admin panel, if our own sources have changed since the last build. */
export async function buildPanel(options: BackendOptions): Promise<void> {
  // Strapi's configuration requires all of it, though none of it ends up in the panel.
  const env = environmentOf(options)
  await makeOnce(
    `${folder}/dist/build/index.html`,
    await fingerprint(panelSources()),
    `${folder}/dist/build`,
    async () => {
      say('Backend   building the editors’ interface (a quarter of a minute)')
      await run('Building the interface of the editors', ['scripts/build-admin.ts'], { cwd: folder, env })
    },
    'panel',
  )
}

/** Installs the packages of `cms/package-lock.json`, if they aren't complete: as another checkout did, or by npm. */
export async function installBackend(): Promise<void> {
  if (await isInstalled(folder)) return
  const packages = `${folder}/node_modules`
  // Some of them are programs for one kind of machine.
  const machine = [process.platform, process.arch, process.versions.modules].join(' ')
  const print = await fingerprint([`${folder}/package.json`, `${folder}/package-lock.json`], machine)
  await bringOrMake({
    name: 'packages',
    print,
    folder: packages,
    way: links,
    isWhole: () => isInstalled(folder),
    async make() {
      say('Backend   installing Strapi, once (about a minute)')
      const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
      await runProgram('Installing the backend', npm, ['ci'], { cwd: folder })
    },
  })
}

/** The program that starts Strapi with Node. */
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
    // All of these are refused if SITE_URL isn't this machine: see cms/src/environment.
    SEED_CONTENT: 'on',
    SEED_TODAY: today,
    ADMIN_EMAIL: developmentAccounts.editor.email,
    ADMIN_PASSWORD: developmentAccounts.editor.password,
    COOKIE_SECURE: 'false',
    ...developmentOrders,
    ...env,
  }
}

function launch(
  { backendPort, develop = false, program }: BackendOptions,
  env: Record<string, string>,
): Backend {
  const service = startService('Strapi', {
    ...(develop ? developedProgram : backendProgram),
    ...(program ? { args: [program] } : {}),
    env,
    healthUrl: `http://127.0.0.1:${backendPort}/_health`,
    log: openLog('cms'),
  })
  return { url: `http://localhost:${backendPort}`, ...service }
}
