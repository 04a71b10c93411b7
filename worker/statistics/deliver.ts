import * as v from 'valibot'
import type { StrapiClient } from '../strapi/client.ts'
import { StrapiError } from '../strapi/error.ts'
import type { Batch } from './waiting-events.ts'

/** Milliseconds that Strapi may take over a batch. */
export const deliveryTimeoutMs = 5000

/** What became of a batch. */
export type Verdict =
  | { kind: 'stored' }
  /** Strapi will not have it as it is, now or later. */
  | { kind: 'refused'; status: number; message: string }
  /** Strapi cannot say; whether it stored it is not known. */
  | { kind: 'failed'; failure: unknown }

/** Answers that speak of the batch. All others, 401 and 404 too, speak of Strapi or of what is between us. */
const aboutTheBatch = new Set([400, 413, 422])

const Receipt = v.object({ data: v.object({ batchId: v.string(), stored: v.number() }) })

/**
 * Sends a batch to Strapi. It counts as stored only where the answer names it: a proxy that answers 200 in Strapi's place does not.
 * @param token The worker's own.
 */
export async function deliver(strapi: StrapiClient, token: string, batch: Batch): Promise<Verdict> {
  const { id, events, dropped } = batch
  const data = { batchId: id, events, ...(dropped.length > 0 ? { dropped } : {}) }
  try {
    const body = await strapi.call({ method: 'POST', path: '/statistics', token, body: { data } })
    const receipt = v.safeParse(Receipt, body)
    if (receipt.success && receipt.output.data.batchId === id) return { kind: 'stored' }
    return { kind: 'failed', failure: new Error('The answer does not speak of the batch') }
  } catch (failure) {
    if (failure instanceof StrapiError && aboutTheBatch.has(failure.status))
      return { kind: 'refused', status: failure.status, message: failure.message }
    return { kind: 'failed', failure }
  }
}
