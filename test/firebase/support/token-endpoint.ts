import { createServer, type IncomingMessage } from 'node:http'
import { jwtVerify } from 'jose'
import type { TestServiceAccount } from './service-account.ts'

const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const prefix = 'https://www.googleapis.com/auth/'

/** What the worker may ask for; more would be more than it needs. */
const known = new Set(['datastore', 'devstorage.read_write', 'identitytoolkit'])

/**
 * Google's token endpoint, as far as a service account asks it: it checks the assertion as documented and gives out a token that the emulators
 * take for an owner's.
 * @see https://developers.google.com/identity/protocols/oauth2/service-account#httprest
 */
export async function openTokenEndpoint(
  port: number,
  account: TestServiceAccount,
): Promise<{ stop: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const refusal = await refusalOf(request, account, `http://127.0.0.1:${port}/token`)
    response.writeHead(refusal ? 400 : 200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(
        refusal
          ? { error: 'invalid_grant', error_description: refusal }
          : { access_token: 'owner', expires_in: 3599, token_type: 'Bearer' },
      ),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

async function refusalOf(
  request: IncomingMessage,
  { clientEmail, publicKey }: TestServiceAccount,
  audience: string,
): Promise<string | null> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const form = new URLSearchParams(Buffer.concat(parts).toString())
  if (request.method !== 'POST' || form.get('grant_type') !== grantType) return 'no such grant'
  try {
    const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
      algorithms: ['RS256'],
      issuer: clientEmail,
      audience,
      requiredClaims: ['iat', 'exp', 'scope'],
    })
    if (Number(payload.exp) - Number(payload.iat) > 3600) return 'lives too long'
    const scopes = String(payload.scope).split(' ')
    const strange = scopes.find(
      (scope) => !scope.startsWith(prefix) || !known.has(scope.slice(prefix.length)),
    )
    return strange === undefined ? null : `no such scope: ${strange}`
  } catch (failure) {
    return String(failure)
  }
}
