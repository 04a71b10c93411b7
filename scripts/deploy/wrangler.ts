import { spawn } from 'node:child_process'
import { packaged } from '../test/steps.ts'

/** How a command of wrangler ended. */
export interface CommandResult {
  isDone: boolean
  /** What it printed as its answer. */
  answer: string
  /** The same, with what it says beside. */
  output: string
}

/** Runs wrangler. @param show Whether its output is shown as it comes; default: it is kept. */
export function wrangler(args: string[], { show = false } = {}): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [packaged('wrangler', 'bin', 'wrangler.js'), ...args], {
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, WRANGLER_LOG: 'log' },
    })
    let answer = ''
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      answer += chunk.toString()
      output += chunk.toString()
      if (show) process.stdout.write(chunk)
    })
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (show) process.stderr.write(chunk)
    })
    child.once('error', reject)
    child.once('close', (code) => resolve({ isDone: code === 0, answer, output }))
  })
}
