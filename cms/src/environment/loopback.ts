/** Names of the local machine, as `URL` writes them. */
const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/** Whether a host name is the local machine; without a lookup. */
export function isLoopback(host: string): boolean {
  return thisMachine.has(host.toLowerCase())
}
