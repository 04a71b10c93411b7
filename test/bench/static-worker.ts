/** The least that a worker can do: one string, always the same. Its binding DOCUMENT is the string. */
export const staticWorker = `
const headers = { 'content-type': 'text/html; charset=utf-8' }
export default { fetch: (request, env) => new Response(env.DOCUMENT, { headers }) }
`

/** A string so short that only the answer itself costs. */
export const shortDocument = '<!doctype html><title>Schakel</title><p>Goedemorgen.'
