import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'

const script = resolve('scripts/use-hooks.cjs')
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'use-hooks-'))
  const made = folder
  onTestFinished(() => rm(made, { recursive: true }))
})

function run(program: string, ...args: string[]): { status: number | null; output: string } {
  // A commit hook that runs the tests tells git of another repository.
  const { GIT_DIR: _, GIT_INDEX_FILE: __, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

it('points a fresh clone at the hooks of the project', () => {
  run('git', 'init', '--quiet')

  expect(run(process.execPath, script)).toEqual({ status: 0, output: '' })

  expect(run('git', 'config', 'core.hooksPath').output).toBe('.githooks\n')
})

it('leaves hooks alone that somebody chose', () => {
  run('git', 'init', '--quiet')
  run('git', 'config', 'core.hooksPath', 'my-hooks')

  run(process.execPath, script)

  expect(run('git', 'config', 'core.hooksPath').output).toBe('my-hooks\n')
})

it('does nothing where there is no git checkout', () => {
  expect(run(process.execPath, script)).toEqual({ status: 0, output: '' })
})
