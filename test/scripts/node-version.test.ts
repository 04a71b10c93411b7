import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

interface Manifest {
  engines: { node: string }
  scripts: Record<string, string>
}

const { isIn }: { isIn: (version: string, range: string) => boolean } = createRequire(import.meta.url)(
  '../../cms/scripts/require-node.cjs',
)

it.each([
  ['v16.20.2', false],
  ['v20.20.2', false],
  ['v22.17.1', false],
  ['v22.18.0', true],
  ['v22.22.3', true],
  ['v23.11.1', false],
  ['v24.0.0', true],
  ['v25.2.0', false],
  ['v26.1.0', true],
  ['v28.0.0', true],
])('knows which Node has what the tools need: %s', (version, isEnough) => {
  expect(isIn(version, '^22.18.0 || ^24.0.0 || >=26.0.0')).toBe(isEnough)
})

const folders = ['.', 'cms']

it.each(folders)('tells an older Node in one sentence, in place of a stack trace: %s', async (cwd) => {
  const { engines } = await manifestOf(cwd)
  const folder = await mkdtemp(join(tmpdir(), 'old-node-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const older = join(folder, 'older.cjs')
  await writeFile(older, "Object.defineProperty(process, 'version', { value: 'v20.20.2' })")

  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['-r', older, '-r', './scripts/node-version.cjs', 'scripts/start.ts'],
    { cwd, encoding: 'utf8' },
  )

  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toBe(
    `Schakel needs Node ${engines.node}, and this is 20.20.2: install Node 24 (https://nodejs.org, or \`nvm install\`), then run the command again.\n`,
  )
})

it.each(folders)('is asked by every command that starts TypeScript: %s', async (folder) => {
  const { scripts } = await manifestOf(folder)
  const typescript = Object.entries(scripts).filter(([, command]) => /^node\b.*\.ts\b/.test(command))

  expect(typescript.length).toBeGreaterThan(5)
  expect(
    typescript.filter(([, command]) => !command.startsWith('node -r ./scripts/node-version.cjs ')),
  ).toEqual([])
})

async function manifestOf(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
}
