import { mkdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { MendableError } from './failure.ts'

/**
 * Ensures that only one program at a time uses this folder's local stores: two would damage them. The system releases
 * the lock when the process ends, however it ends.
 * @param what Shown to anyone who starts another one, such as `npm start`.
 * @param folder Identifies the stores.
 * @throws MendableError that names the running program, and how to end it.
 */
export async function requireOnlyRun(what: string, folder = '.wrangler'): Promise<void> {
  mkdirSync(folder, { recursive: true })
  // Not resolved, because socket addresses must be short.
  const socket = process.platform === 'win32' ? pipeOf(resolve(folder)) : join(folder, 'running.sock')
  if (await takes(socket, what)) return
  const other = await askOther(socket)
  if (other) throw new MendableError(other)
  // No answer: the process that created it was killed.
  rmSync(socket, { force: true })
  if (!(await takes(socket, what)))
    throw new MendableError('Another program was started here at the same time: try again.')
}

/** Error codes of folders that can't contain a socket, such as some shared with a virtual machine. */
const cannotHold = new Set(['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EACCES', 'EINVAL'])

/** Acquires the lock. @returns False if it is taken, or seems to be. */
function takes(socket: string, what: string): Promise<boolean> {
  const server = createServer((connection) => {
    connection.end(
      `${what} already runs in this folder (process ${process.pid}). Stop it with Ctrl-C in its terminal, or with: kill ${process.pid}`,
    )
  })
  return new Promise((settle, reject) => {
    server.once('error', (failure: NodeJS.ErrnoException) => {
      if (failure.code === 'EADDRINUSE') settle(false)
      else if (cannotHold.has(failure.code ?? '')) settle(true)
      else reject(failure)
    })
    server.listen(socket, () => settle(true))
    server.unref()
  })
}

/** @returns The other program's description of itself; empty if there is none. */
function askOther(socket: string): Promise<string> {
  return new Promise((settle) => {
    let text = ''
    connect(socket)
      .setTimeout(3000, () =>
        settle('Another run in this folder holds the local stores and does not answer: end it first.'),
      )
      .on('data', (chunk) => {
        text += chunk.toString()
      })
      .on('error', () => settle(''))
      .on('close', () => settle(text))
  })
}

function pipeOf(folder: string): string {
  return `\\\\.\\pipe\\schakel-${folder.replace(/\W+/g, '-')}`
}
