import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** What a proxy changes of a request, and what it does with the answer in place of passing it back. */
export interface Changes {
  path?: string | undefined
  headers?: IncomingHttpHeaders | undefined
  answered?: ((answer: IncomingMessage) => void) | undefined
}

/**
 * Passes a request on to `target`, and the answer back; where there is none, the caller's connection is closed.
 * Each request has a connection of its own: servers end idle ones, workerd after five seconds, and a request that takes one just then fails.
 */
export function passOn(
  target: URL,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  {
    path = incoming.url,
    headers = incoming.headers,
    answered = (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    },
  }: Changes = {},
): void {
  const { hostname: host, port } = target
  const onward = request({ host, port, method: incoming.method, path, headers, agent: false }, answered)
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}
