/** Silences wrangler and Strapi except for failures, and stops their calls to other hosts. */
const quiet = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_LOG: 'error',
  // Otherwise every start looks up an external host.
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  STRAPI_TELEMETRY_DISABLED: 'true',
}

/** Sets the environment of this process and its children; existing values stay. */
export function keepQuiet(): void {
  for (const [name, value] of Object.entries(quiet)) process.env[name] ??= value
}
