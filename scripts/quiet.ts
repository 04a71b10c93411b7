/** What keeps wrangler and Strapi from talking to anybody, and about anything but failures. */
const quiet = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_LOG: 'error',
  // Without this a look-up of an outside host is made at every start.
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  STRAPI_TELEMETRY_DISABLED: 'true',
}

/** Sets the environment of this process and of all that it starts; what is set already stays. */
export function keepQuiet(): void {
  for (const [name, value] of Object.entries(quiet)) process.env[name] ??= value
}
