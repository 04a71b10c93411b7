/** Hosts that are the machine itself, as `URL` writes them. */
const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/** Whether a host is the machine itself, by its name alone. */
export function isLoopback(host: string): boolean {
  return thisMachine.has(host.toLowerCase())
}
