import { spawn } from 'node:child_process'
import { join } from 'node:path'

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
          output: failure instanceof Error ? failure.message : String(failure),
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
