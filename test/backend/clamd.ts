import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'

/** The harmless test file that every scanner reports as a virus. */
export const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

/** A stand-in for ClamAV's daemon: speaks INSTREAM and knows one virus. */
export interface Clamd {
  port: number
  /** Number of files scanned. */
  scanned: () => number
  /** Accepts or refuses connections. */
  listen: (isListening: boolean) => Promise<void>
  stop: () => Promise<void>
}

/** @param maxBytes Like `StreamMaxLength`: longer files are refused while they're being received. */
export async function openClamd({ maxBytes = 25 * 1024 * 1024 } = {}): Promise<Clamd> {
  let count = 0
  const server = createServer((socket) => {
    serve(socket, maxBytes, () => {
      count += 1
    })
  })
  await opened(server, 0)
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    port,
    scanned: () => count,
    async listen(isListening) {
      if (isListening === server.listening) return
      await (isListening ? opened(server, port) : closed(server))
    },
    stop: () => closed(server),
  }
}

const command = 'zINSTREAM\0'

function serve(socket: Socket, maxBytes: number, tellScanned: () => void): void {
  let waiting = Buffer.alloc(0)
  let hasCommand = false
  const pieces: Buffer[] = []
  let bytes = 0
  socket.on('error', () => socket.destroy())
  socket.on('data', (part: Buffer) => {
    waiting = Buffer.concat([waiting, part])
    if (!hasCommand) {
      if (waiting.length < command.length) return
      if (waiting.subarray(0, command.length).toString() !== command) {
        socket.end('UNKNOWN COMMAND\0')
        return
      }
      hasCommand = true
      waiting = waiting.subarray(command.length)
    }
    while (waiting.length >= 4) {
      const length = waiting.readUInt32BE(0)
      if (length === 0) {
        tellScanned()
        const isInfected = Buffer.concat(pieces).includes(eicar)
        socket.end(isInfected ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
        return
      }
      if (bytes + length > maxBytes) {
        socket.end('INSTREAM size limit exceeded. ERROR\0')
        return
      }
      if (waiting.length < 4 + length) return
      pieces.push(waiting.subarray(4, 4 + length))
      bytes += length
      waiting = waiting.subarray(4 + length)
    }
  })
}

function opened(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    if (!server.listening) return resolve()
    server.close(() => resolve())
  })
}
