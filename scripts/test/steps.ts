import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { explain } from '../start/failure.ts'
import { say } from '../start/status.ts'
import type { TimedFile } from './slowest.ts'
import type { Tally } from './tally.ts'

/** What a part of the run came to. */
export interface Result {
  tally: Tally
  files: TimedFile[]
}

/** Something to check, that passes or fails as a whole. */
export interface Step {
  /** What holds when it passes. */
  title: string
  run: () => Promise<StepResult>
}

/** How a step ended. */
export interface StepResult {
  passed: boolean
  /** What it printed; shown when it failed. */
  output: string
}

/** A step that runs the program of a package or a file of ours on Node. */
export function nodeStep(title: string, file: string, args: string[] = []): Step {
  return { title, run: () => runNode([file, ...args]) }
}

/** A step that is done in this process; it fails when it throws. */
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

/** Path of a file within a package. */
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

/** Runs steps one after the other and tells how each ended; where one fails the others still run, to be told in the same run. */
export async function runSteps(steps: readonly Step[]): Promise<Result> {
  const tally: Tally = { passed: 0, failed: 0 }
  for (const { title, run } of steps) {
    const startedAt = performance.now()
    const { passed, output } = await run()
    tally[passed ? 'passed' : 'failed'] += 1
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    say(`${passed ? 'passed' : 'FAILED'}  ${title} (${seconds} s)`)
    if (!passed) say(output.trimEnd())
  }
  return { tally, files: [] }
}
