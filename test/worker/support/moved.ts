import { env } from 'cloudflare:workers'
import { forgetRedirects } from '../../../worker/edge/redirects.ts'

/** Writes a rule to KV as the seed and the publish hook do. */
export async function moved(
  path: string,
  rule: { to: string; status?: number; keepQuery?: boolean; expiresAt?: string | null },
): Promise<void> {
  await putRule(path, JSON.stringify({ status: 301, keepQuery: true, ...rule }))
}

/** Writes any text in place of a rule. */
export async function putRule(path: string, text: string): Promise<void> {
  await env.EDGE_KV.put(`redirect:${path}`, text)
  forgetRedirects()
}
