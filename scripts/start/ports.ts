import { createServer } from 'node:net'
import { stopWith } from './status.ts'

/** Ends with a clear message when somebody else listens on a port. */
export async function requireFreePort(port: number, what: string, flag: string): Promise<void> {
  if (await isFree(port)) return
  stopWith(
    `Port ${port} for ${what} is taken. Stop what listens there, or choose another: npm start -- ${flag} ${port + 1}`,
  )
}

/** Tells whether a port of the loopback address can be listened on. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
