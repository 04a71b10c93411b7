import { jobsOf } from '../../backend/jobs.ts'
import { product } from './this-product.ts'

/** Runs a cron trigger of the site, as if it were due at some moment. */
export async function runCron(cron: string, at: Date): Promise<void> {
  const response = await fetch(`${product.controlUrl}schedule`, {
    method: 'PUT',
    body: JSON.stringify({ cron, at }),
  })
  if (!response.ok) throw new Error(`The cron trigger answered ${response.status}`)
}

export const { runJob, afterJob } = jobsOf(product.controlUrl)
