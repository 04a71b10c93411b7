import { env } from 'cloudflare:workers'
import { visitWith } from './visit.ts'

/** An operators' view, requested with the token. */
export async function askAsOperator<Answer>(path: string): Promise<Answer> {
  const response = await visitWith({ authorization: `Bearer ${env.OPS_TOKEN}` }, path)
  return response.json<Answer>()
}
