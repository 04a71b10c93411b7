import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import {
  Events,
  type MutableRedirectUri,
  type MutableResponse,
  OAuth2Issuer,
  OAuth2Service,
  type TokenRequestIncomingMessage,
} from 'oauth2-mock-server'

/** Options of a social sign-in provider. */
export interface OidcProviderOptions {
  port: number
  clientId: string
  clientSecret: string
  /** The only allowed redirect address. */
  redirectUri: string
}

/** A running provider. */
export interface OidcProvider {
  /** Its origin, which is also its issuer. */
  url: string
  stop: () => Promise<void>
}

interface Person {
  sub: string
  email: string
  email_verified: boolean
  given_name: string
  family_name: string
}

/**
 * Opens an OpenID Connect provider on the loopback address, with a page on which the visitor chooses an identity and
 * gives consent. Like real ones, it serves one client, accepts a code once, and identifies a user only for a bearer
 * token.
 */
export async function openOidcProvider(options: OidcProviderOptions): Promise<OidcProvider> {
  const url = `http://localhost:${options.port}`
  const issuer = new OAuth2Issuer()
  issuer.url = url
  await issuer.keys.generate('RS256')
  const service = new OAuth2Service(issuer)
  knowPeople(service, options)
  const server = createServer((incoming, outgoing) => {
    const address = new URL(incoming.url ?? '/', url)
    if (address.pathname === '/favicon.ico') outgoing.writeHead(204).end()
    else if (address.pathname === '/authorize' && !address.searchParams.has('decision'))
      askVisitor(address.searchParams, options, outgoing)
    else service.requestHandler(incoming, outgoing)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  return {
    url,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function knowPeople(
  service: OAuth2Service,
  { clientId, clientSecret, redirectUri }: OidcProviderOptions,
): void {
  const byCode = new Map<string, Person>()
  const byToken = new Map<string, Person>()

  service.on(
    Events.BeforeAuthorizeRedirect,
    ({ url }: MutableRedirectUri, { url: asked }: IncomingMessage) => {
      const answers = new URL(asked ?? '/', 'http://localhost').searchParams
      if (answers.get('decision') === 'allow') {
        byCode.set(url.searchParams.get('code') ?? '', personOf(answers))
        return
      }
      url.searchParams.delete('code')
      url.searchParams.set('error', 'access_denied')
    },
  )

  service.on(Events.BeforeResponse, (answer: MutableResponse, { body }: TokenRequestIncomingMessage) => {
    const fields: Partial<Record<string, unknown>> = { ...body }
    const code = String(fields.code)
    const person = byCode.get(code)
    byCode.delete(code)
    const isOurs =
      fields.client_id === clientId &&
      fields.client_secret === clientSecret &&
      fields.redirect_uri === redirectUri
    if (person && isOurs && answer.body) byToken.set(String(answer.body.access_token), person)
    else Object.assign(answer, { statusCode: 400, body: { error: 'invalid_grant' } })
  })

  service.on(Events.BeforeUserinfo, (answer: MutableResponse, { headers }: IncomingMessage) => {
    const person = byToken.get(headers.authorization?.replace(/^Bearer /, '') ?? '')
    Object.assign(answer, person ? { body: person } : { statusCode: 401, body: { error: 'invalid_token' } })
  })
}

function personOf(answers: URLSearchParams): Person {
  const email = answers.get('email') ?? ''
  return {
    sub: email,
    email,
    email_verified: answers.get('verified') === 'yes',
    given_name: answers.get('given_name') ?? '',
    family_name: answers.get('family_name') ?? '',
  }
}

/** The consent page. */
function askVisitor(
  query: URLSearchParams,
  { clientId, redirectUri }: OidcProviderOptions,
  outgoing: ServerResponse,
): void {
  if (query.get('client_id') !== clientId || query.get('redirect_uri') !== redirectUri) {
    outgoing.writeHead(400, { 'content-type': 'text/plain' }).end('Unknown client or way back')
    return
  }
  const carried = [...query].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  )
  outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>
<html lang="en"><title>Provider</title><h1>May Schakel know who you are?</h1><form action="/authorize">${carried.join('')}
<p><label>E-mail <input name="email"></label>
<p><label>Given name <input name="given_name" value="Noor"></label>
<p><label>Family name <input name="family_name" value="Bakker"></label>
<p><label><input type="checkbox" name="verified" value="yes" checked> Verified</label>
<p><button name="decision" value="allow">Allow</button> <button name="decision" value="refuse">Refuse</button></form></html>`)
}

function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`)
}
