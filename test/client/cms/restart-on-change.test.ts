import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'

const supervisor = resolve('cms/scripts/restart-on-change.ts')

/** Records each start, and then follows instructions from a file. */
const program = `
const { appendFileSync, readFileSync } = require('node:fs')
const source = readFileSync(process.env.FOLDER + '/src/source.txt', 'utf8')
appendFileSync(process.env.FOLDER + '/starts', process.pid + ' ' + source + '\\n')
if (source === 'broken') process.exit(1)
if (source === 'asking') process.send('reload')
setInterval(() => {}, 1000)
`

interface Supervised {
  change: (path: string, text: string) => Promise<void>
  starts: () => Promise<string[]>
  stop: () => Promise<number | null>
  output: () => string
}

async function supervise(source: string): Promise<Supervised> {
  const folder = await mkdtemp(join(tmpdir(), 'restart-'))
  await mkdir(join(folder, 'src/admin'), { recursive: true })
  await writeFile(join(folder, 'src/source.txt'), source)
  await writeFile(join(folder, 'program.cjs'), program)
  const call = `require(${JSON.stringify(supervisor)}).restartOnChange({
    program: ${JSON.stringify(join(folder, 'program.cjs'))},
    folders: [${JSON.stringify(join(folder, 'src'))}],
    isIgnored: (path) => (console.error('changed: ' + path), path.startsWith('admin')),
    settledAfterMs: 10,
  })`
  const child = spawn(process.execPath, ['-e', call], { env: { ...process.env, FOLDER: folder } })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const ended = new Promise<number | null>((settle) => child.once('exit', settle))
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  onTestFinished(async () => {
    await stop()
    await rm(folder, { recursive: true })
  })
  return {
    change: (path, text) => writeFile(join(folder, 'src', path), text),
    starts: async () =>
      (await readFile(join(folder, 'starts'), 'utf8').catch(() => '')).split('\n').slice(0, -1),
    stop,
    output: () => output,
  }
}

const patience = { timeout: 120_000 }

async function started(supervised: Supervised, times: number): Promise<string[]> {
  return await vi.waitFor(async () => {
    const starts = await supervised.starts()
    expect(starts).toHaveLength(times)
    return starts
  }, patience)
}

it('restarts a program when one of its sources changes, and ends it when ended itself', async () => {
  const supervised = await supervise('fine')
  await started(supervised, 1)

  await supervised.change('source.txt', 'better')

  const [first, second] = await started(supervised, 2)
  expect(isAlive(first)).toBe(false)
  expect(isAlive(second)).toBe(true)
  expect(await supervised.stop()).toBe(0)
  expect(isAlive(second)).toBe(false)
})

it('restarts a program on request', async () => {
  const supervised = await supervise('asking')

  const starts = await vi.waitFor(async () => {
    const all = await supervised.starts()
    expect(all.length).toBeGreaterThan(1)
    return all
  }, patience)

  expect(isAlive(starts[0])).toBe(false)
})

it('ignores changes in files that others watch', async () => {
  const supervised = await supervise('fine')
  await started(supervised, 1)

  await supervised.change('admin/panel.txt', 'changed')
  await vi.waitFor(() => expect(supervised.output()).toContain('changed: admin'), patience)
  await supervised.change('source.txt', 'later')

  const starts = await vi.waitFor(async () => {
    const all = await supervised.starts()
    expect(all.at(-1)).toContain('later')
    return all
  }, patience)
  expect(starts.filter((start) => start.endsWith(' fine'))).toHaveLength(1)
})

it('waits for a change after a failure', async () => {
  const supervised = await supervise('broken')
  await vi.waitFor(() => expect(supervised.output()).toContain('Ended with 1'), patience)
  expect(await supervised.starts()).toHaveLength(1)

  await supervised.change('source.txt', 'mended')

  const [, second] = await started(supervised, 2)
  expect(isAlive(second)).toBe(true)
})

function isAlive(start = ''): boolean {
  try {
    process.kill(Number.parseInt(start, 10), 0)
    return true
  } catch {
    return false
  }
}
