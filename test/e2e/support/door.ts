import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { passOn } from '../../backend/pass-on.ts'

/** A proxy in front of the site that can pretend a new build: it replaces every mention of the build id. */
export interface Door {
  /** Origin of the proxy. */
  url: string
  /** From now on the site appears as this build. */
  bringOut: (build: string) => void
  /** From now on another site answers. */
  leadTo: (siteUrl: string) => void
  stop: () => Promise<void>
}

/**
 * Starts a proxy for the site on a free port.
 * @param build The actual id of its build.
 */
export async function openDoor(siteUrl: string, build: string): Promise<Door> {
  let shown = build
  let site = siteUrl
  const server = createServer((incoming, outgoing) => pass(incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    bringOut(next) {
      shown = next
    },
    leadTo(next) {
      site = next
    },
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { 'if-none-match': _, ...headers } = incoming.headers
    const path = (incoming.url ?? '/').replaceAll(shown, build)
    passOn(new URL(site), incoming, outgoing, {
      path,
      headers: { ...headers, 'accept-encoding': 'identity' },
      async answered(answer) {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk)
        const body = Buffer.concat(chunks)
        const {
          'content-length': _length,
          'transfer-encoding': _encoding,
          etag: _etag,
          ...kept
        } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, kept)
        outgoing.end(isText(kept['content-type']) ? body.toString().replaceAll(build, shown) : body)
      },
    })
  }
}

function isText(type: string | undefined): boolean {
  return /^(?:text\/(?:html|javascript)|application\/json)/.test(type ?? '')
}
