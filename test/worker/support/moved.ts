import { env } from 'cloudflare:workers'
import { forgetRedirects } from '../../../worker/edge/redirects.ts'

/** Puts a rule into KV as the seed and the backend's hook do. */
export async function moved(
  path: string,
  rule: { to: string; status?: number; keepQuery?: boolean; expiresAt?: string | null },
): Promise<void> {
  await putRule(path, JSON.stringify({ status: 301, keepQuery: true, ...rule }))
}

/** Puts any text in the place of a rule. */
export async function putRule(path: string, text: string): Promise<void> {
  await env.EDGE_KV.put(`redirect:${path}`, text)
  forgetRedirects()
}
