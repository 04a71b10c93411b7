/** What differs while developing from `wrangler.toml`, by the name of the variable. */
export interface DevelopmentVariables {
  SITE_URL: string
  CMS_URL: string
}

const carrier = 'DEVELOPMENT_VARIABLES'

/** Leaves the variables for `vite.config.ts`, which the development server loads. */
export function setVariables(variables: DevelopmentVariables): void {
  // A kept page would hide every change of the worker.
  process.env[carrier] = JSON.stringify({ ...variables, PAGE_CACHE: 'off' })
}

/** Worker configuration for `vite.config.ts`: nothing outside of `npm run dev`, so builds keep what `wrangler.toml` says. */
export function developmentVariables(): { vars?: Record<string, string> } {
  const text = process.env[carrier]
  return text ? { vars: JSON.parse(text) } : {}
}
