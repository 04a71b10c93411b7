import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isWhole } from '../../../cms/src/database/whole-file.ts'
import { MendableError } from '../../../scripts/start/failure.ts'
import { makeOnce } from '../../../scripts/start/fingerprint.ts'
import { isInstalled } from '../../../scripts/start/installed.ts'
import { requireOnlyRun } from '../../../scripts/start/only-run.ts'
import { ensureSecrets } from '../../../scripts/start/secrets.ts'
import { requireSpace } from '../../../scripts/start/space.ts'
import { requireWholeStores } from '../../../scripts/start/whole-stores.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('a folder in which something runs', () => {
  it('takes no second program, and says which one runs', async () => {
    await requireOnlyRun('npm start', folder)

    await expect(requireOnlyRun('npm run dev', folder)).rejects.toThrow(
      `npm start already runs in this folder (process ${process.pid})`,
    )
  })

  it('is free again after a program that was killed', async () => {
    const module = JSON.stringify(resolve('scripts/start/only-run.ts'))
    const program = `
      import { requireOnlyRun } from ${module}
      await requireOnlyRun('npm start', ${JSON.stringify(folder)})
      console.log('runs')
      setInterval(() => {}, 1000)`
    const other = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(other.stdout, 'data')
    await expect(requireOnlyRun('npm start', folder)).rejects.toThrow(`process ${other.pid}`)
    other.kill('SIGKILL')
    await once(other, 'exit')

    await expect(requireOnlyRun('npm start', folder)).resolves.toBeUndefined()
  })
})

describe('the secrets of a checkout', () => {
  const sample = '# Signs tokens.\nJWT_SECRET="development-jwt"\n\n# Of a key file.\nACCOUNT=""\n'
  beforeEach(() => writeFile(join(folder, '.dev.vars.example'), sample))

  it('are made at random, and kept', async () => {
    const made = await ensureSecrets(folder)

    expect(made.JWT_SECRET).toMatch(/^[\w-]{64,}$/)
    expect(made.ACCOUNT).toBe('')
    expect(await ensureSecrets(folder)).toEqual(made)
  })

  it('are refused by name where one is too short', async () => {
    await writeFile(join(folder, '.dev.vars'), 'JWT_SECRET="short"\nACCOUNT="short"\n')

    await expect(ensureSecrets(folder)).rejects.toThrow(/^JWT_SECRET in .dev.vars must have at least 32/)
  })
})

describe('what a run that was broken off left behind', () => {
  it('is nothing where a store is whole, empty, or still being written', async () => {
    const writer = filledDatabase(join(folder, 'whole.sqlite'))
    await writeFile(join(folder, 'empty.sqlite'), '')

    expect(() => requireWholeStores(folder)).not.toThrow()
    writer.exec('INSERT INTO pages VALUES (NULL)')
    writer.close()
  })

  it.each([
    ['is no database', () => Buffer.from('garbage, and enough of it')],
    ['is cut off', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['has foreign bytes in its midst', (whole: Buffer) => whole.fill(120, 40 * 4096, 60 * 4096)],
  ])('is seen in a store that %s', async (_, damaged) => {
    const file = join(folder, 'd1', 'site.sqlite')
    await mkdir(join(folder, 'd1'))
    filledDatabase(file).close()
    await writeFile(file, damaged(await readFile(file)))

    expect(() => requireWholeStores(folder)).toThrow(
      new MendableError(
        `The local store ${file} is damaged. Delete the folder .wrangler/state and start again; it is then filled with the sample content.`,
      ),
    )
  })

  it('is seen in a store that is cut off while its latest changes stand beside it', async () => {
    const file = join(folder, 'site.sqlite')
    const writer = filledDatabase(file)
    writer.exec('PRAGMA wal_checkpoint; INSERT INTO pages VALUES (NULL)')
    await truncate(file, 100 * 1024)

    expect(isWhole(file)).toBe(false)
    writer.close()
  })

  it('is made again where a file of a build is not there, or cut off', async () => {
    const built = join(folder, 'index.js')
    let builds = 0
    const build = () =>
      makeOnce(join(folder, 'config.json'), 'print', folder, async () => {
        builds += 1
        await writeFile(join(folder, 'config.json'), '{}')
        await writeFile(built, 'export {}')
      })
    await build()
    await build()
    expect(builds).toBe(1)

    await writeFile(built, '')
    await build()
    expect(builds).toBe(2)

    await rm(built)
    await build()
    expect(builds).toBe(3)
    expect(await readFile(built, 'utf8')).toBe('export {}')
  })

  it('is no installation while npm has not written its list, or that of another lock file', async () => {
    const packages = {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '1.0.0', optional: true },
    }
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
    await mkdir(join(folder, 'node_modules'))
    expect(await isInstalled(folder)).toBe(false)

    const list = join(folder, 'node_modules', '.package-lock.json')
    await writeFile(list, JSON.stringify({ packages: { 'node_modules/a': { version: '0.9.0' } } }))
    expect(await isInstalled(folder)).toBe(false)

    await writeFile(list, JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } }))
    expect(await isInstalled(folder)).toBe(true)
  })
})

describe('a folder that cannot be written to', () => {
  it('is named, with what to do', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')

    expect(() => requireSpace([folder])).not.toThrow()
    expect(() => requireSpace([join(file, 'tmp')])).toThrow(`${file}/tmp cannot be written to (ENOTDIR)`)
  })
})

/** A database of some hundred pages, as workerd keeps them. */
function filledDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path)
  database.exec(`PRAGMA journal_mode = WAL; CREATE TABLE pages (text);
    INSERT INTO pages SELECT hex(randomblob(1000)) FROM (WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n LIMIT 200) SELECT i FROM n)`)
  return database
}
