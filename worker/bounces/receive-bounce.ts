import PostalMime from 'postal-mime'
import type { Config } from '../env.ts'
import { report } from '../report.ts'
import { signatureOf } from '../signature.ts'
import { fetchApi } from '../strapi/client.ts'
import { failedStatus } from './delivery-status.ts'

/** A notification begins with its report; the mail that it returns comes last and may be cut off. */
const mostBytes = 256 * 1024

/**
 * Receives mail for the bounce domain (Email Routing) and reports each failed delivery to the backend, signed as decision 004 has it.
 * Other mail is dropped without an answer.
 * @throws Error while the backend can't take the report: the sending server then tries again later.
 */
export async function receiveBounce(
  message: Pick<ForwardableEmailMessage, 'to' | 'raw' | 'setReject'>,
  config: Config,
): Promise<void> {
  if (!config.bounceSecret) {
    message.setReject('No mail is received here')
    return
  }
  const status = failedStatus(await PostalMime.parse(await beginning(message.raw)))
  if (status === null) return
  const response = await send(config, config.bounceSecret, { to: message.to, status })
  await response.body?.cancel()
  if (response.ok) return
  const failure = new Error(`The backend answered a bounce with ${response.status}`)
  // Anything else may be different later: an outage, or a secret that is set on one side so far.
  if (response.status !== 400) throw failure
  report('bounces', failure)
}

async function send(
  config: Config,
  secret: string,
  bounce: { to: string; status: string },
): Promise<Response> {
  const body = JSON.stringify(bounce)
  const timestamp = String(Math.floor(Date.now() / 1000))
  return fetchApi(config, '/mail-bounces', {
    headers: new Headers({
      'content-type': 'application/json',
      'x-schakel-timestamp': timestamp,
      'x-schakel-signature': `sha256=${await signatureOf(`${timestamp}.${body}`, secret)}`,
    }),
    body,
  })
}

async function beginning(raw: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = raw.getReader()
  const bytes = new Uint8Array(mostBytes)
  let filled = 0
  while (filled < mostBytes) {
    const { done, value } = await reader.read()
    if (done) break
    const part = value.subarray(0, mostBytes - filled)
    bytes.set(part, filled)
    filled += part.length
  }
  await reader.cancel()
  return bytes.subarray(0, filled)
}
