import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requireOnlyRun } from '../../../scripts/start/only-run.ts'
import { requireFreePort } from '../../../scripts/start/ports.ts'

const execute = promisify(execFile)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'begin-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A program that begins in the folder, with other environment. */
function beginning(env: Record<string, string> = {}) {
  const module = JSON.stringify(resolve('scripts/start/begin.ts'))
  const program = `
    import { begin } from ${module}
    await begin('npm test', ${JSON.stringify(folder)})
    console.log('begun')
    process.exit(0)`
  return execute(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    env: { ...process.env, ...env },
  })
}

describe('a program that starts others', () => {
  it('begins where nothing is in its way', async () => {
    expect(await beginning()).toEqual({ stdout: 'begun\n', stderr: '' })
  })

  it('says in one sentence that another one runs beside it', async () => {
    await requireOnlyRun('npm test', folder)

    await expect(beginning()).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `npm test already runs in this folder (process ${process.pid}). Stop it with Ctrl-C in its terminal, or with: kill ${process.pid}\n`,
    })
  })

  it('says in one sentence that temporary files have no place', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')

    await expect(beginning({ TMPDIR: file })).rejects.toMatchObject({
      code: 1,
      stderr: `The folder ${file} cannot be written to (EEXIST): make space there, or set TMPDIR to another folder.\n`,
    })
  })
})

it('a port that is taken is named, with one that is free', async () => {
  const server = createServer()
  const port = await new Promise<number>((settle) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      settle(address !== null && typeof address === 'object' ? address.port : 0)
    })
  })

  await expect(requireFreePort(port, 'the site', '--port')).rejects.toThrow(
    new RegExp(
      `^Port ${port} for the site is taken\\. Stop what listens there, or choose another with --port \\d+\\.$`,
    ),
  )
  server.close()
})
