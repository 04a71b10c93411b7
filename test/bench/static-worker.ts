/** The least that a worker can do: always the same string, from its binding DOCUMENT. */
export const staticWorker = `
const headers = { 'content-type': 'text/html; charset=utf-8' }
export default { fetch: (request, env) => new Response(env.DOCUMENT, { headers }) }
`

/** So short that only the response itself costs. */
export const shortDocument = '<!doctype html><title>Schakel</title><p>Goedemorgen.'
