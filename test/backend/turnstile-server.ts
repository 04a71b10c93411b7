import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import type { MadeToken, TurnstileTrouble } from './turnstile-troubles.ts'

/** A local stand-in for Cloudflare Turnstile: its script, and its verification, which checks each request by the protocol. */
export interface TurnstileServer {
  url: string
  siteKey: string
  secret: string
  /** Requests against the protocol; each was refused as Cloudflare would. */
  breaches: string[]
  /** How many tokens it was asked about. */
  asked: () => number
  stop: () => Promise<void>
}

const siteKey = '0x4AAAAAAASchakelProef'
const secret = '0x4AAAAAAASchakelProefGeheim'
const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const tokenSeconds = 300

/** @see https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
const Request = v.strictObject({
  secret: v.string(),
  response: v.pipe(v.string(), v.maxLength(2048)),
  remoteip: v.optional(v.pipe(v.string(), v.ip())),
  idempotency_key: v.optional(v.pipe(v.string(), v.regex(uuid))),
})

/**
 * Opens it on the loopback address. Tests in other processes use `POST /control/tokens` with a {@link MadeToken}, which answers with a token, and
 * `PUT /control/trouble` with a {@link TurnstileTrouble} or null, and `GET /control/seen`.
 */
export async function openTurnstileServer(port: number): Promise<TurnstileServer> {
  const url = `http://127.0.0.1:${port}`
  const tokens = new Map<string, Required<MadeToken> & { usedBy: string | null }>()
  const breaches: string[] = []
  let trouble: TurnstileTrouble | null = null
  let asked = 0

  function make({ hostname, action, age = 0 }: MadeToken): string {
    const token = `0.${randomUUID()}`
    tokens.set(token, { hostname, action, age, usedBy: null })
    return token
  }

  function refused(...codes: string[]) {
    return { success: false, 'error-codes': codes }
  }

  async function verify(incoming: IncomingMessage): Promise<object> {
    const body = await text(incoming)
    const isJson = /^application\/json\b/.test(incoming.headers['content-type'] ?? '')
    const parsed = v.safeParse(Request, isJson ? JSON.parse(body) : null)
    if (incoming.method !== 'POST' || !parsed.success) {
      breaches.push(parsed.issues?.[0].message ?? String(incoming.method))
      return refused('bad-request')
    }
    asked += 1
    const { secret: given, response, idempotency_key: key = randomUUID() } = parsed.output
    if (given !== secret) return refused('invalid-input-secret')
    if (trouble === 'internal-error') return refused('internal-error')
    const token = tokens.get(response)
    if (!token) return refused('invalid-input-response')
    if (token.age > tokenSeconds || (token.usedBy ?? key) !== key) return refused('timeout-or-duplicate')
    token.usedBy = key
    const { hostname, action } = token
    const challenge_ts = new Date().toISOString()
    return { success: true, 'error-codes': [], challenge_ts, hostname, action, cdata: '' }
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', url)
    if (pathname === '/turnstile/v0/siteverify') {
      if (trouble === 'cut') return void outgoing.destroy()
      return send(outgoing, trouble === 'fail' ? 500 : 200, await verify(incoming))
    }
    if (pathname === '/turnstile/v0/api.js') {
      if (trouble) return send(outgoing, 500, {})
      outgoing.writeHead(200, { 'content-type': 'text/javascript' })
      return void outgoing.end(widgetScript(url, searchParams.get('onload') ?? ''))
    }
    if (pathname === '/control/tokens') {
      outgoing.setHeader('access-control-allow-origin', '*')
      return send(outgoing, 200, { token: make(JSON.parse(await text(incoming))) })
    }
    if (pathname === '/control/trouble') {
      trouble = JSON.parse(await text(incoming))
      return send(outgoing, 200, {})
    }
    if (pathname === '/control/seen') return send(outgoing, 200, { asked, breaches })
    breaches.push(`${incoming.method} ${pathname}`)
    send(outgoing, 404, {})
  }

  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url,
    siteKey,
    secret,
    breaches,
    asked: () => asked,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function send(outgoing: ServerResponse, status: number, body: object): void {
  outgoing.writeHead(status, { 'content-type': 'application/json' })
  outgoing.end(JSON.stringify(body))
}

/** A widget with the interface of Cloudflare's, which finds everybody a person. */
function widgetScript(url: string, onload: string): string {
  return `
    let shown
    const give = async () => {
      const made = { hostname: location.hostname, action: shown.action }
      const answer = await fetch('${url}/control/tokens', { method: 'POST', body: JSON.stringify(made) })
      shown.callback((await answer.json()).token)
    }
    window.turnstile = {
      render(selector, options) {
        if (options.sitekey !== '${siteKey}') return options['error-callback']('110100')
        shown = options
        const box = document.createElement('div')
        box.textContent = 'Turnstile ' + options.language + ' ' + options.theme
        Object.assign(box.style, { height: '63px', border: '1px solid', font: '14px/63px sans-serif' })
        document.querySelector(selector).append(box)
        give()
        return 'widget-1'
      },
      reset: give,
    }
    window['${onload}']()`
}
