import { product } from './this-product.ts'

/** Runs a cron trigger of the site, as if it were due at some moment. */
export async function runCron(cron: string, at: Date): Promise<void> {
  const response = await fetch(`${product.controlUrl}schedule`, {
    method: 'PUT',
    body: JSON.stringify({ cron, at }),
  })
  if (!response.ok) throw new Error(`The cron trigger answered ${response.status}`)
}

/** Runs a scheduled job of the backend, such as `maintainStatistics`, and waits for its end. */
export async function runJob(name: string): Promise<void> {
  const response = await fetch(`${product.controlUrl}job`, { method: 'PUT', body: name })
  if (!response.ok) throw new Error(await response.text())
}

/**
 * For a poll: has a job run first, whose effects may take until another run, or a while.
 * @param read What is looked at then.
 */
export function afterJob<Found>(name: string, read: () => Promise<Found>): () => Promise<Found> {
  return async () => {
    await runJob(name)
    return read()
  }
}
