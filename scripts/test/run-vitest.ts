import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { constants, getPriority, setPriority, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Failure } from './failures.ts'
import { packaged, type Result } from './steps.ts'

/** The parts of Vitest's JSON report that we use. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    /** Milliseconds since 1970. */
    startTime: number
    endTime: number
    status: string
    /** Why a file failed as a whole. */
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[]
  }[]
}

/**
 * Runs projects of `vitest.config.ts`, printing their output.
 * @param args Further arguments, such as `--project worker` or the name of a file.
 * @param niceness How much more readily than this process it leaves processors to others, as of `nice`.
 * @returns The results of all tests. A failure outside a test (a file that doesn't load, a backend that doesn't start)
 * counts as one.
 */
export async function runVitest(args: string[], niceness = 0): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'vitest-'))
  const file = join(folder, 'report.json')
  const code = await run(
    ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
    niceness,
  )
  const result = await read(file)
  await rm(folder, { recursive: true })
  if (code === 0 || result.tally.failed > 0) return result
  const failure = {
    title: `vitest ${args.join(' ')}`,
    message: `It ended with exit code ${code}, or was ended after an hour.`,
  }
  return { ...result, tally: { ...result.tally, failed: 1 }, failures: [failure] }
}

/** How long a run may take in milliseconds, against one that never ends: twice what it takes on a slow machine. */
const hangingMs = 60 * 60_000

function run(args: string[], niceness: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [packaged('vitest', 'vitest.mjs'), 'run', ...args], {
      stdio: 'inherit',
      timeout: hangingMs,
    })
    // What it starts inherits it.
    if (child.pid) setPriority(child.pid, Math.min(getPriority() + niceness, constants.priority.PRIORITY_LOW))
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

async function read(file: string): Promise<Result> {
  let report: Report
  try {
    report = JSON.parse(await readFile(file, 'utf8'))
  } catch {
    // Without a report, Vitest ended before its first test; its exit code tells.
    return { tally: { passed: 0, failed: 0 }, files: [], failures: [] }
  }
  const broken = brokenFiles(report)
  return {
    tally: { passed: report.numPassedTests, failed: report.numFailedTests + broken.length },
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      path: relative('.', name),
      milliseconds: endTime - startTime,
    })),
    failures: [...failedTests(report), ...broken],
  }
}

/** Files that failed as a whole, without a failed test. */
function brokenFiles({ testResults }: Report): Failure[] {
  return testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    .map(({ name, message }) => ({ title: relative('.', name), message, file: relative('.', name) }))
}

function failedTests({ testResults }: Report): Failure[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: `${relative('.', name)} > ${fullName}`,
        message: failureMessages?.join('\n') ?? '',
        file: relative('.', name),
      })),
  )
}
