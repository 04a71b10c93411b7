const carrier = 'DEVELOPMENT_VARIABLES'

/** Passes the variables to `vite.config.ts`, which the development server loads. */
export function setVariables(variables: Record<string, string>): void {
  // A cached page would hide every change of the worker.
  process.env[carrier] = JSON.stringify({ ...variables, PAGE_CACHE: 'off' })
}

/** Worker configuration for `vite.config.ts`: empty outside `npm run dev`, so builds use `wrangler.toml`. */
export function developmentVariables(): { vars?: Record<string, string> } {
  const text = process.env[carrier]
  return text ? { vars: JSON.parse(text) } : {}
}
