import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { explain } from '../start/failure.ts'
import { say } from '../start/status.ts'
import type { Failure } from './failures.ts'
import type { TimedFile } from './slowest.ts'
import type { Tally } from './tally.ts'

/** The result of one part of the run. */
export interface Result {
  tally: Tally
  files: TimedFile[]
  failures: Failure[]
}

/** A check that passes or fails as a whole. */
export interface Step {
  /** What holds if it passes. */
  title: string
  run: () => Promise<StepResult>
}

/** The result of a step. */
interface StepResult {
  passed: boolean
  /** Its output, shown if it fails. */
  output: string
}

/** A step that runs a package's program or a file of ours on Node. */
export function nodeStep(title: string, file: string, args: string[] = []): Step {
  return { title, run: () => runNode([file, ...args]) }
}

/** A step that runs in this process; it fails if it throws. */
export function ownStep(title: string, work: () => Promise<unknown>): Step {
  return {
    title,
    run: () =>
      work().then(
        () => ({ passed: true, output: '' }),
        (failure: unknown) => ({
          passed: false,
          output: explain(failure),
        }),
      ),
  }
}

/** Path of a file in a package. */
export function packaged(...path: string[]): string {
  return join('node_modules', ...path)
}

function runNode(args: string[]): Promise<StepResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', (failure) => resolve({ passed: false, output: failure.message }))
    child.once('close', (code) => resolve({ passed: code === 0, output }))
  })
}

/** Runs steps one at a time and prints their results; after a failure the others still run. */
export async function runSteps(steps: readonly Step[]): Promise<Result> {
  const tally: Tally = { passed: 0, failed: 0 }
  const failures: Failure[] = []
  for (const { title, run } of steps) {
    const startedAt = performance.now()
    const { passed, output } = await run()
    tally[passed ? 'passed' : 'failed'] += 1
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    say(`${passed ? 'passed' : 'FAILED'}  ${title} (${seconds} s)`)
    if (passed) continue
    say(output.trimEnd())
    failures.push({ title, message: output })
  }
  return { tally, files: [], failures }
}
