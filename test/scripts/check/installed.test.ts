import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

it('tells a clone without the packages of the backend in one sentence what to run', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'clone-'))
  onTestFinished(() => rm(cwd, { recursive: true }))
  await mkdir(join(cwd, 'cms/node_modules'), { recursive: true })
  const lock = JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } })
  await writeFile(join(cwd, 'cms/package-lock.json'), lock)

  const { status, stderr } = check(cwd)

  expect(status).toBe(1)
  expect(stderr).toMatch(/^The packages of the backend are not installed.*`npm ci --prefix cms`.*\n$/)

  await writeFile(join(cwd, 'cms/node_modules/.package-lock.json'), lock)
  expect(check(cwd)).toMatchObject({ status: 0, stderr: '' })
})

it('comes before everything else that is checked', async () => {
  const { scripts }: { scripts: { check: string } } = JSON.parse(await readFile('package.json', 'utf8'))

  expect(scripts.check).toMatch(/^node -r \.\/scripts\/node-version\.cjs scripts\/check-installed\.ts && /)
})

function check(cwd: string) {
  return spawnSync(process.execPath, [resolve('scripts/check-installed.ts')], { cwd, encoding: 'utf8' })
}
