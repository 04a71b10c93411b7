import { spawn } from 'node:child_process'
import { packaged } from '../test/steps.ts'

/** The result of a wrangler command. */
export interface CommandResult {
  isDone: boolean
  /** Its standard output. */
  answer: string
  /** Its standard output and error together. */
  output: string
}

/** Runs wrangler. @param show Whether to show its output immediately; default: it is collected. */
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
