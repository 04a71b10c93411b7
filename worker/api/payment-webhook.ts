import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { readCapped } from '../http/body.ts'
import { clientKey } from '../http/client-address.ts'
import { isAllowed } from '../http/limits.ts'
import { paymentsOf } from '../payments/strapi-payments.ts'
import { report } from '../report.ts'

/** Bytes of its body: one field. */
const maxBytes = 512

/**
 * `POST /api/payments/webhook` with the field `id` → 200, whatever it says: a provider has news of a payment. Anybody can send it, so it
 * only makes the backend ask the provider, after the response. What gets lost here is asked for by the backend itself.
 */
export async function paymentWebhook(c: Context<AppEnv>): Promise<Response> {
  const id = await idIn(c.req.raw)
  if (id && (await isAllowed(c.env, 'PAYMENT_LIMIT', clientKey(c)))) {
    const { requestId } = c.var
    const telling = paymentsOf(c).tellNews(id)
    c.executionCtx.waitUntil(telling.catch((failure) => report('payments', failure, { requestId })))
  }
  return c.body(null, 200)
}

async function idIn(request: Request): Promise<string | null> {
  try {
    const fields = new URLSearchParams(new TextDecoder().decode(await readCapped(request, maxBytes)))
    const id = fields.get('id') ?? ''
    return /^tr_[A-Za-z0-9]{1,40}$/.test(id) ? id : null
  } catch {
    return null
  }
}
