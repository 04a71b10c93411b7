import type { Core } from '@strapi/strapi'
import { type PaymentProvider, ProviderError } from './provider.ts'
import { settle } from './settle.ts'
import { type PaymentRow, paymentTable } from './tables.ts'

/** Payments that the provider is being asked for, by its id. */
const underWay = new Map<string, Promise<PaymentRow | null>>()
/** Calls that may wait at once; the sweep makes up for others. */
const mostUnderWay = 50

/**
 * Asks the provider for a payment and records what it tells. Those who ask while an answer is awaited share it.
 * @param id The provider's.
 * @returns The payment as stored; null for one that isn't ours.
 * @throws ProviderError
 */
export async function askFor(
  strapi: Core.Strapi,
  provider: PaymentProvider,
  id: string,
): Promise<PaymentRow | null> {
  const before = underWay.get(id)
  if (before) return before
  if (underWay.size >= mostUnderWay) throw new ProviderError('Too many payments are asked for')
  const asking = provider
    .read(id)
    .then((told) => settle(strapi, provider, told))
    .finally(() => underWay.delete(id))
  underWay.set(id, asking)
  return asking
}

/**
 * Somebody says that there is news of a payment. That may be anybody, so it makes us ask the provider, and only for a payment of ours, or
 * while one waits for its id.
 */
export async function askAboutNews(
  strapi: Core.Strapi,
  provider: PaymentProvider,
  id: string,
): Promise<void> {
  const rows = strapi.db.connection
  const isOurs = await rows(paymentTable).where({ provider_id: id }).first('key')
  const isAwaited = !isOurs && (await rows(paymentTable).where({ state: 'new' }).first('key'))
  if (!isOurs && !isAwaited) return
  await askFor(strapi, provider, id).catch((failure: unknown) => reportPayments(strapi, failure, { id }))
}

/** Logs a failure that the sweep will make up for. @param facts Ids alone. */
export function reportPayments(
  strapi: Core.Strapi,
  failure: unknown,
  facts: Record<string, string | number>,
): void {
  const message = failure instanceof Error ? failure.message : String(failure)
  strapi.log.error(JSON.stringify({ where: 'payments', ...facts, message }))
}
