import { exports } from 'cloudflare:workers'

/** Origin of the site in tests, as `wrangler.toml` has it. */
export const siteUrl = 'http://localhost:8787'

/** Asks the worker as a browser does; redirects are not followed. */
export function visit(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(new Request(`${siteUrl}${path}`, { redirect: 'manual', ...init }))
}

/** The same with headers alone. */
export function visitWith(headers: Record<string, string>, path: string): Promise<Response> {
  return visit(path, { headers })
}
