import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { panelSources } from '../../../scripts/start/backend.ts'
import { makeOnce } from '../../../scripts/start/fingerprint.ts'
import { bringKept, cacheFolder, keep, links } from '../../../scripts/start/kept.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'))
  vi.stubEnv('SCHAKEL_CACHE', join(folder, 'cache'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

it('is what another checkout made from the same sources, in place of what is there', async () => {
  const [one, other] = await checkouts()
  await mkdir(join(one, 'assets'))
  await writeFile(join(one, 'assets/app.js'), 'made')
  await writeFile(join(other, 'outdated.js'), 'old')

  keep('panel', 'print', one)

  expect(bringKept('panel', 'print', other)).toBe(true)
  expect(await readdir(other)).toEqual(['assets'])
  expect(await readFile(join(other, 'assets/app.js'), 'utf8')).toBe('made')
  // What happens to it in one checkout is not seen in others.
  await writeFile(join(other, 'assets/app.js'), 'changed')
  expect(await readFile(join(one, 'assets/app.js'), 'utf8')).toBe('made')
  expect(bringKept('panel', 'print of other sources', other)).toBe(false)
})

it('is made once for all checkouts, and again where it is not whole', async () => {
  const [one, other] = await checkouts()
  const made: string[] = []
  const make = (checkout: string) =>
    makeOnce(
      join(checkout, 'index.html'),
      'print',
      checkout,
      async () => {
        made.push(checkout)
        await writeFile(join(checkout, 'index.html'), 'page')
      },
      'panel',
    )

  await make(one)
  await make(other)

  expect(made).toEqual([one])
  await rm(join(other, 'index.html'))
  await writeFile(join(folder, 'cache/panel/print/index.html'), '')
  await mkdir(other, { recursive: true })
  await make(other)
  expect(made).toEqual([one, other])
  expect(await readFile(join(folder, 'cache/panel/print/index.html'), 'utf8')).toBe('page')
  expect(await readFile(join(other, 'index.html'), 'utf8')).toBe('page')
})

it('is of a few states, those that were used last', async () => {
  const [one, other] = await checkouts()
  for (const [day, print] of ['a', 'b', 'c', 'd'].entries()) {
    keep('filled', print, one)
    await utimes(join(folder, 'cache/filled', print), day, day)
  }
  bringKept('filled', 'a', other)

  keep('filled', 'e', one)

  expect(await readdir(join(folder, 'cache/filled'))).toEqual(['a', 'c', 'd', 'e'])
})

it('is the same files in all checkouts where none of them changes any', async () => {
  const [one, other] = await checkouts()
  await mkdir(join(one, 'strapi'))
  await writeFile(join(one, 'strapi/index.js'), 'code')
  // Left behind by a run that was ended.
  await mkdir(`${other}.unfinished`)
  await writeFile(`${other}.unfinished/half.js`, '')

  keep('packages', 'print', one, links)

  expect(bringKept('packages', 'print', other, links)).toBe(true)
  expect((await stat(join(other, 'strapi/index.js'))).ino).toBe(
    (await stat(join(one, 'strapi/index.js'))).ino,
  )
  expect(await readdir(other)).toEqual(['strapi'])
  expect(await readdir(folder)).toEqual(['cache', 'one', 'other'])
})

it('is not what somebody has changed since', async () => {
  const [one, other] = await checkouts()
  await writeFile(join(one, 'index.js'), 'code')
  keep('packages', 'print', one, links)
  await writeFile(join(one, 'index.js'), 'changed')
  const later = new Date(Date.now() + 1000)
  await utimes(join(one, 'index.js'), later, later)

  expect(bringKept('packages', 'print', other, links)).toBe(false)
  expect(await readdir(folder)).toEqual(['cache', 'one'])

  await writeFile(join(one, 'index.js'), 'code')
  keep('packages', 'print', one, links)
  expect(bringKept('packages', 'print', other, links)).toBe(true)
})

it('is nothing where the folder cannot be written, or is named as none', async () => {
  const [one, other] = await checkouts()
  await writeFile(join(folder, 'cache'), 'a file')
  keep('panel', 'print', one)
  expect(bringKept('panel', 'print', other)).toBe(false)

  vi.stubEnv('SCHAKEL_CACHE', '')
  keep('panel', 'print', one)
  expect(bringKept('panel', 'print', other)).toBe(false)
  expect(cacheFolder()).toBeNull()
})

it('is for the panel of all that it imports, also of the backend’s own code', () => {
  const sources = panelSources()

  expect(sources).toContain('cms/src/plugins/finance/strapi-admin.ts')
  expect(sources).toContain('cms/src/privacy/retention-days.ts')
  expect(sources).not.toContain('cms/src/plugins/finance/server/batches-controller.ts')
})

it.each([
  [{ XDG_CACHE_HOME: '/caches' }, '/caches/schakel'],
  [{ SCHAKEL_CACHE: '/elsewhere', XDG_CACHE_HOME: '/caches' }, '/elsewhere'],
])('lies where the user keeps caches: %o', (env, place) => {
  expect(cacheFolder(env)).toBe(place)
})

async function checkouts(): Promise<[string, string]> {
  const [one, other] = [join(folder, 'one'), join(folder, 'other')]
  for (const path of [one, other]) await mkdir(path)
  return [one, other]
}
