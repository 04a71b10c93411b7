import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Behaviour, Call, GatewayState } from './behaviour.ts'
import { passOn } from './pass-on.ts'

/** A proxy in front of the backend that can be made to fail. */
export interface Gateway {
  /** Sets a new state, and clears the recorded calls. */
  set: (state: GatewayState) => Promise<void>
  /** Calls since the last change of state. */
  calls: () => Call[]
  stop: () => Promise<void>
}

/** Opens the proxy on a loopback port; it passes everything on to `target`. */
export async function openGateway(port: number, target: URL): Promise<Gateway> {
  let state: GatewayState = { listening: true, rules: [] }
  let calls: Call[] = []
  // On a busy machine a connection may idle for long between two calls, and workerd doesn't retry on a closed one.
  const server = createServer({ keepAliveTimeout: 600_000 }, (incoming, outgoing) => {
    const path = decodedPath(incoming.url ?? '/')
    calls.push({
      method: incoming.method ?? 'GET',
      path,
      authorization: incoming.headers.authorization ?? null,
      access: ['cf-access-client-id', 'cf-access-client-secret'].map((name) => headerOf(incoming, name)),
    })
    const rule = state.rules.find(({ holding }) => path.includes(holding))
    act(rule?.behaviour ?? { does: 'pass' }, target, incoming, outgoing)
  })
  await listen(server, port)
  return {
    async set(next) {
      state = next
      calls = []
      server.closeAllConnections()
      if (server.listening !== next.listening) await (next.listening ? listen(server, port) : close(server))
    },
    calls: () => calls,
    stop: () => (server.listening ? close(server) : Promise.resolve()),
  }
}

function act(behaviour: Behaviour, target: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
  switch (behaviour.does) {
    case 'pass':
      pass(target, incoming, outgoing)
      return
    case 'delay':
      // Nothing is passed on for whoever has left meanwhile: it would never end.
      setTimeout(() => {
        if (!outgoing.closed) pass(target, incoming, outgoing)
      }, behaviour.ms)
      return
    case 'hang':
      return
    case 'reset':
      incoming.socket.destroy()
      return
    case 'lose':
      pass(target, incoming, outgoing, () => incoming.socket.destroy())
      return
    case 'answer':
      incoming.resume()
      outgoing.writeHead(behaviour.status, { 'content-type': behaviour.type ?? 'application/json' })
      outgoing.end(behaviour.body)
  }
}

function pass(
  target: URL,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answered?: (answer: IncomingMessage) => void,
): void {
  const headers = { ...incoming.headers, host: target.host, connection: 'close' }
  passOn(target, incoming, outgoing, { headers, answered })
}

function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name]
  return typeof value === 'string' ? value : null
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
