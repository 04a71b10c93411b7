import { createServer } from 'node:net'
import { MendableError } from './failure.ts'

/**
 * Ensures that a port is free.
 * @throws MendableError that suggests a free port.
 */
export async function requireFreePort(port: number, what: string, flag: string): Promise<void> {
  if (await isFree(port)) return
  throw new MendableError(
    `Port ${port} for ${what} is taken. Stop what listens there, or choose another with ${flag} ${await freeAfter(port)}.`,
  )
}

/** Whether a loopback port is free. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

async function freeAfter(port: number): Promise<number> {
  for (let other = port + 1; other <= 65_535; other++) if (await isFree(other)) return other
  return 9000
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      )
    })
  })
}
