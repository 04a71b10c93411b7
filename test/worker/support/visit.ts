import { exports } from 'cloudflare:workers'

/** Origin of the site in tests, from `wrangler.toml`. */
export const siteUrl = 'http://localhost:8787'

/** Sends a request to the worker as a browser does; redirects aren't followed. */
export function visit(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(new Request(`${siteUrl}${path}`, { redirect: 'manual', ...init }))
}

/** The same with only headers. */
export function visitWith(headers: Record<string, string>, path: string): Promise<Response> {
  return visit(path, { headers })
}
