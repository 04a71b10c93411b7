import { cpSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ofBackend } from '../../../scripts/build/of-backend.ts'
import { type Service, startService } from '../../../scripts/start/service.ts'
import { freePort } from '../../backend/free-port.ts'

// A copy of the sources is served: a test that is broken off leaves no changes in somebody's own. Without a package.json it has the
// packages of the folder above. Its worker is small, since the whole one takes seconds to load.
const copied = ['client', 'scripts/build', 'scripts/dev', 'scripts/start', 'vite.config.ts', ...ofBackend]
const written = {
  'wrangler.toml': 'name = "small"\nmain = "worker/index.ts"\ncompatibility_date = "2026-01-01"',
  'worker/index.ts': `
    import { retentionDays } from '../cms/src/privacy/retention-days.ts'
    import { greeting } from './greeting.ts'
    export default { fetch: () => new Response(greeting + ' for ' + retentionDays['newsletter-ended'] + ' days') }`,
  'worker/greeting.ts': "export const greeting = 'Hello'",
}

let folder: string
let server: Service
let url: string

beforeAll(async () => {
  const artifacts = resolve('test/.artifacts')
  await mkdir(artifacts, { recursive: true })
  folder = await mkdtemp(join(artifacts, 'served-sources-'))
  for (const path of copied) cpSync(path, join(folder, path), { recursive: true })
  await mkdir(join(folder, 'worker'))
  for (const [path, text] of Object.entries(written)) await writeFile(join(folder, path), text)
  const port = await freePort()
  const program = `
    import { serveSources } from './scripts/dev/serve-sources.ts'
    await serveSources(${port}, {}, '.vite')`
  url = `http://localhost:${port}`
  server = startService('The development server', {
    args: ['--input-type=module', '-e', program],
    cwd: folder,
    // Otherwise it looks up an external host.
    env: { CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
    healthUrl: url,
  })
  await server.ready
})

afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

it.each([
  ['the worker', '/', 'worker/greeting.ts', 'Hello', 'Good morning'],
  ['a component', '/client/layouts/Footer.tsx', 'client/layouts/Footer.tsx', 'footer-', 'changed-'],
  ['what the worker has of the backend', '/', 'cms/src/privacy/retention-days.ts', ' 90', ' 91'],
  [
    'what browsers have of it',
    '/cms/src/mandates/iban-rules.ts',
    'cms/src/mandates/iban-rules.ts',
    'AT BE',
    'XX AT BE',
  ],
])('serves a change of %s', async (_, address, path, before, after) => {
  expect(await served(address)).toContain(before)

  await change(path, before, after)

  await expect.poll(() => served(address), { interval: 200 }).toContain(after)
})

async function served(path: string): Promise<string> {
  return (await fetch(url + path)).text()
}

/** Replaces words in a file of the copy. */
async function change(path: string, before: string, after: string): Promise<void> {
  const file = join(folder, path)
  await writeFile(file, (await readFile(file, 'utf8')).replace(before, after))
}
