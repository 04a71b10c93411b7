import { spawn } from 'node:child_process'

/** Options for running a step. */
export interface RunOptions {
  cwd?: string
  env?: Record<string, string>
}

/**
 * Runs a Node program to its end, and shows its output only if it fails.
 * @param what Names the step in the error.
 * @throws Error with the output if the program fails.
 */
export function run(what: string, args: string[], options: RunOptions = {}): Promise<void> {
  return runProgram(what, process.execPath, args, options)
}

/** The same for any program. */
export function runProgram(
  what: string,
  program: string,
  args: string[],
  { cwd, env }: RunOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: cwd ?? process.cwd(),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${what} failed (exit ${code}):\n${output}`)),
    )
  })
}
