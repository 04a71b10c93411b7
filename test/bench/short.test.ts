import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { guardChildren } from '../../scripts/start/guard.ts'
import { openBackend, sharing } from './bench-backend.ts'

// Runs every bench and drill so briefly that its figures mean nothing: it starts, measures something, and ends. That is why two of them run
// side by side.

// A run that is interrupted leaves no bench behind.
guardChildren()
const execute = promisify(execFile)

/** As from a shell: without the test runner's environment. */
const run = (program: string, args: string[], env: Record<string, string> = {}) =>
  execute(process.execPath, [program, ...args], { env: { ...process.env, NODE_ENV: 'production', ...env } })

interface Short {
  program: string
  args: string[]
  /** Its output, each with a figure that must be more than zero. */
  figures: RegExp[]
}

/** Of one backend, one after the other: what the last one fills it with would change what the first shows. */
const ofOneBackend: Short[] = [
  {
    program: 'test/bench/bench.ts',
    args: ['--rounds', '1', '--seconds', '0.2'],
    figures: [
      /bare React, the same article\s+([\d.]+) ms/,
      /our article, rendered\s+([\d.]+) ms/,
      /from the page cache\s+([\d.]+) ms/,
      /rendered beside bare React\s+([\d.]+) ×/,
      /JavaScript\s+([\d.]+) kB/,
      /upload of the worker\s+([\d.]+) kB/,
    ],
  },
  {
    program: 'test/bench/session/bench-session.ts',
    args: ['--rounds', '1', '--seconds', '0.15'],
    figures: [/signed in, beside anonymous\s+([\d.]+) x/],
  },
  {
    program: 'test/bench/callers/bench-callers.ts',
    args: ['--rounds', '1', '--requests', '3'],
    figures: [
      /the worker, an article, beside nobody\s+([\d.]+) x/,
      /a reader, beside nobody\s+([\d.]+) x/,
      /an editor, beside nobody\s+([\d.]+) x/,
    ],
  },
  {
    program: 'test/bench/publications/bench.ts',
    args: ['--readers', '4', '--every', '1', '--publications', '2', '--pages', '15', '--approvals', '1'],
    figures: [
      /answers that waited for nothing\s+([\d.]+) %/,
      /published to live, median\s+(\d+) ms/,
      /approved to live, longest\s+(\d+) ms/,
    ],
  },
  {
    program: 'test/bench/search/bench-search.ts',
    args: ['--documents', '200', '--rounds', '1'],
    figures: [/our search page, as data\s+([\d.]+) ms/, /Strapi _q\s+([\d.]+) ms/],
  },
]

const shorts: Short[] = [
  {
    program: 'test/bench/jobs/jobs.ts',
    args: ['--vacancies', '200', '--times', '2'],
    figures: [/way to D1 and back\s+([\d.]+)/, /similar\s+([\d.]+)/],
  },
  {
    program: 'test/bench/sitemap/bench.ts',
    args: ['--addresses', '2000', '--rounds', '1'],
    figures: [
      /2000 addresses in (\d+) files/,
      /content-1\.xml: first byte \d+ ms, whole \d+ ms, ([\d.]+) MB/,
    ],
  },
  {
    program: 'test/bench/statistics/bench-statistics.ts',
    args: ['--rounds', '1', '--seconds', '0.15'],
    figures: [/one shard\s+(\d+)/, /eight shards\s+(\d+)/],
  },
]

// What takes longest goes first, so that both processors are busy until the end.
describe.concurrent('in its short form', () => {
  it('npm run drills:mail loses no answer, and doubles no newsletter, alert or edition', async () => {
    const args = ['--mails', '100', '--alerts', '120', '--editions', '200', '--kills', '0,1,1']

    const { stdout } = await run('test/drills/mail/drill.ts', args)

    expect(stdout).toMatch(/^answersLost\s+0$/m)
    expect(stdout).toMatch(/^massDoubled\s+0$/m)
    expect(stdout).toMatch(/^acknowledged\s+100$/m)
    expect(stdout).toContain('No answer is lost, and no newsletter doubled.')
    expect(stdout).toMatch(/^alertsWithNews\s+90$/m)
    expect(stdout).toMatch(/^doubled\s+0$/m)
    expect(stdout).toMatch(/^lost\s+0$/m)
    expect(stdout).toContain('Nobody is told twice, and nobody is lost without a word.')
    expect(stdout).toMatch(/^editionRecipients\s+200$/m)
    expect(stdout).toContain('Nobody has the edition twice, and who may have missed it is listed.')
  })

  // The provider alone goes away: whoever waits for a restart of the others waits for long. `npm run drills:orders` kills all of them.
  it('npm run drills:orders pays, grants, invoices and books every order once', async () => {
    const args = ['--orders', '10', '--kills', '1', '--victims', 'provider']

    const { stdout } = await run('test/drills/orders/drill.ts', args)

    expect(stdout).toMatch(/^orders\s+10$/m)
    expect(stdout).toMatch(/^unlikeTheProvider\s+0$/m)
    expect(stdout).toContain('Every order is paid, granted, invoiced and in the ledger once.')
  })

  // Counts only: how fast it is depends on the machine.
  it('npm run bench:locations shows nobody what was taken away, or what is older than allowed', async () => {
    const size = ['--locations', '2', '--articles', '0', '--pages', '20']
    const rates = ['--seconds', '10', '--rate', '4', '--spread', '4', '--slower', '1.2']

    const { stdout } = await run('test/bench/publications/simulation.ts', [...size, ...rates])

    expect(stdout).toMatch(/out of date 10 s after the isolate knew\s+0\s/)
    expect(stdout).toMatch(/taken away, and shown after the isolate knew\s+0\s/)
    expect(Number(/^ {2}publications\s+(\d+)/m.exec(stdout)?.[1])).toBeGreaterThan(7)
  })

  // The phases that prove most: a lost answer, and a power failure in between. `npm run drills` runs all of them.
  it('npm run drills finds every acknowledged event in Strapi once', async () => {
    const args = ['--events', '1500', '--phases', 'is well$|answers are lost|killed before']

    const { stdout } = await run('test/drills/drills.ts', args)

    expect(stdout).toMatch(/^lost\s+0$/m)
    expect(stdout).toMatch(/^doubled\s+0$/m)
    expect(Number(/^acknowledged\s+(\d+)$/m.exec(stdout)?.[1])).toBeGreaterThan(500)
    expect(stdout).toContain('Every acknowledged event is in Strapi once.')
  })

  it(`${ofOneBackend.map(({ program }) => program).join(', ')} measure something, of a backend that they share`, async () => {
    const backend = await openBackend()
    try {
      for (const short of ofOneBackend) await measures(short, sharing(backend))
    } finally {
      await backend.stop()
    }
  })

  it.each(shorts)('$program measures something', (short) => measures(short))
})

async function measures({ program, args, figures }: Short, env?: Record<string, string>): Promise<void> {
  const { stdout } = await run(program, args, env)

  for (const figure of figures)
    expect({ figure, is: Number(figure.exec(stdout)?.[1]) > 0, stdout }).toMatchObject({ is: true })
}
