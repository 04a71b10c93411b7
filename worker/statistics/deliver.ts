import * as v from 'valibot'
import type { StrapiClient } from '../strapi/client.ts'
import { StrapiError } from '../strapi-error.ts'
import type { Batch } from './waiting-events.ts'

/** How long Strapi may take to store a batch, in milliseconds. */
export const deliveryTimeoutMs = 5000

/** The result of sending a batch. */
export type Verdict =
  | { kind: 'stored' }
  /** Strapi rejects the batch itself; retrying won't help. */
  | { kind: 'refused'; status: number; message: string }
  /** No usable answer; whether Strapi stored it is unknown. */
  | { kind: 'failed'; failure: unknown }

/** Statuses that are about the batch. All others, including 401 and 404, are about Strapi or the network. */
const aboutTheBatch = new Set([400, 413, 422])

const Receipt = v.object({ data: v.object({ batchId: v.string(), stored: v.number() }) })

/**
 * Sends a batch to Strapi. It counts as stored only if the answer names the batch: a proxy that answers 200 for Strapi
 * doesn't.
 * @param token The worker's own.
 */
export async function deliver(strapi: StrapiClient, token: string, batch: Batch): Promise<Verdict> {
  const { id, events, dropped } = batch
  const data = { batchId: id, events, ...(dropped.length > 0 ? { dropped } : {}) }
  try {
    const body = await strapi.call({ method: 'POST', path: '/statistics', token, body: { data } })
    const receipt = v.safeParse(Receipt, body)
    if (receipt.success && receipt.output.data.batchId === id) return { kind: 'stored' }
    return { kind: 'failed', failure: new Error('The answer does not name the batch') }
  } catch (failure) {
    if (failure instanceof StrapiError && aboutTheBatch.has(failure.status))
      return { kind: 'refused', status: failure.status, message: failure.message }
    return { kind: 'failed', failure }
  }
}
