import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { jwtVerify } from 'jose'
import * as v from 'valibot'
import { type FcmAnswer, type FcmRefusal, type FcmSeen, invalid, refusal, Sending } from './fcm-protocol.ts'

const projectId = 'schakel-proef'
const clientEmail = 'push@schakel-proef.iam.gserviceaccount.com'
const scope = 'https://www.googleapis.com/auth/firebase.messaging'

/** A local fake of Google's servers. */
export interface FcmServer {
  url: string
  projectId: string
  /** Text of the accepted key file. */
  serviceAccount: string
  seen: () => FcmSeen
  stop: () => Promise<void>
}

/**
 * A fake of Google's token endpoint and of FCM's HTTP v1. Every request is checked against their documentation, and
 * violations are refused in their format. Tests in other processes use `GET /control/seen`, `DELETE /control/seen` and
 * `PUT /control/answers` with `{ target: FcmAnswer[] }`; each answer is used once.
 * @see https://developers.google.com/identity/protocols/oauth2/service-account#httprest
 * @see https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages
 */
export async function openFcmServer(port: number): Promise<FcmServer> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const url = `http://127.0.0.1:${port}`
  const tokenUri = `${url}/token`
  let answers: Record<string, FcmAnswer[]> = {}
  let seen = nothingSeen()
  let underWay = 0
  /** When each access token expires, in milliseconds since 1970. */
  const tokens = new Map<string, number>()

  function breach(text: string): void {
    seen.breaches.push(text)
  }

  async function giveToken(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await textOf(incoming))
    const wrong =
      !/^application\/x-www-form-urlencoded(?:;|$)/.test(incoming.headers['content-type'] ?? '') ||
      form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer'
    const fault = wrong
      ? 'not a form of this grant'
      : await faultOf(form.get('assertion') ?? '', publicKey, tokenUri)
    if (fault) {
      breach(`token: ${fault}`)
      return send(outgoing, 400, { error: 'invalid_grant', error_description: fault })
    }
    const token = `ya29.${randomUUID()}`
    tokens.set(token, Date.now() + 3_599_000)
    seen.tokens += 1
    send(outgoing, 200, { access_token: token, expires_in: 3599, token_type: 'Bearer' })
  }

  async function takeMessage(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const bearer = /^Bearer (.+)$/.exec(incoming.headers.authorization ?? '')?.[1] ?? ''
    const text = await textOf(incoming)
    if ((tokens.get(bearer) ?? 0) < Date.now()) return refuse(outgoing, refusal('unauthenticated', ''))
    const isJson = /^application\/json(?:;|$)/.test(incoming.headers['content-type'] ?? '')
    const parsed = v.safeParse(Sending, isJson ? JSON.parse(text) : null)
    if (!parsed.success) {
      const field = v.getDotPath(parsed.issues[0]) ?? 'message'
      breach(`message: ${field}: ${parsed.issues[0].message}`)
      return refuse(outgoing, invalid(field))
    }
    const { message } = parsed.output
    const target = message.token ?? message.fid ?? ''
    const answer = answers[target]?.shift()
    if (answer === 'unauthenticated') tokens.clear()
    if (answer === undefined || answer === 'lost') seen.messages.push({ target, message })
    if (answer === 'lost') {
      outgoing.destroy()
      return
    }
    if (answer)
      return refuse(outgoing, refusal(answer, message.token === undefined ? 'message.fid' : 'message.token'))
    send(outgoing, 200, { name: `projects/${projectId}/messages/${randomUUID()}` })
  }

  const server = createServer(async (incoming, outgoing) => {
    const call = `${incoming.method} ${incoming.url}`
    underWay += 1
    seen.atOnce = Math.max(seen.atOnce, underWay)
    // Long enough for parallel calls to overlap.
    await new Promise((resolve) => setTimeout(resolve, 5))
    try {
      if (call === 'POST /token') await giveToken(incoming, outgoing)
      else if (call === `POST /v1/projects/${projectId}/messages:send`) await takeMessage(incoming, outgoing)
      else if (call === 'GET /control/seen') send(outgoing, 200, seen)
      else if (call === 'DELETE /control/seen') {
        seen = nothingSeen()
        answers = {}
        send(outgoing, 200, {})
      } else if (call === 'PUT /control/answers') {
        answers = JSON.parse(await textOf(incoming))
        send(outgoing, 200, {})
      } else {
        breach(call)
        refuse(outgoing, refusal('unknown-project', ''))
      }
    } finally {
      underWay -= 1
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url,
    projectId,
    serviceAccount: JSON.stringify({
      type: 'service_account',
      project_id: projectId,
      private_key_id: 'proef',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      client_email: clientEmail,
      token_uri: tokenUri,
    }),
    seen: () => seen,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The fault of an assertion, or null. */
async function faultOf(assertion: string, key: KeyObject, tokenUri: string): Promise<string | null> {
  try {
    const { payload, protectedHeader } = await jwtVerify(assertion, key, {
      algorithms: ['RS256'],
      issuer: clientEmail,
      audience: tokenUri,
      typ: 'JWT',
      requiredClaims: ['iat', 'exp', 'scope'],
    })
    if (protectedHeader.alg !== 'RS256') return 'not signed by RS256'
    if (payload.scope !== scope) return `scope ${String(payload.scope)}`
    const { iat = 0, exp = 0 } = payload
    if (exp - iat > 3600) return 'lives for more than an hour'
    return iat > Date.now() / 1000 + 60 ? 'of the future' : null
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault)
  }
}

function refuse(outgoing: ServerResponse, { status, retryAfter, body }: FcmRefusal): void {
  if (retryAfter) outgoing.setHeader('retry-after', retryAfter)
  send(outgoing, status, body)
}

function nothingSeen(): FcmSeen {
  return { messages: [], tokens: 0, atOnce: 0, breaches: [] }
}

function send(outgoing: ServerResponse, status: number, body: object): void {
  outgoing.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
