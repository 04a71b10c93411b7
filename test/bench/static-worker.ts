/** The least that a worker can do: one string, always the same. */
export const staticWorker = `
const headers = { 'content-type': 'text/html; charset=utf-8' }
export default { fetch: () => new Response('<!doctype html><title>Schakel</title><p>Goedemorgen.', { headers }) }
`
