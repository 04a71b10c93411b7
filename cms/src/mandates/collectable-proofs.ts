import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { type MandateProof, mandateProofs } from './mandate-proof.ts'

const key = 'collectable'
const refusedKey = 'refused-since'

/** Which proofs the bank accepts, as finance has ticked them. None at first: without an agreement every debit can be reversed for 13 months. */
export async function collectableProofs(strapi: Core.Strapi): Promise<MandateProof[]> {
  const stored = await storeOf(strapi).get({ key })
  return mandateProofs.filter((proof) => Array.isArray(stored) && stored.includes(proof))
}

export async function setCollectableProofs(
  strapi: Core.Strapi,
  proofs: readonly MandateProof[],
): Promise<void> {
  const before = await collectableProofs(strapi)
  const ended = before.filter((proof) => !proofs.includes(proof))
  const since = {
    ...(await proofsRefusedSince(strapi)),
    ...Object.fromEntries(ended.map((proof) => [proof, Date.now()])),
  }
  await storeOf(strapi).set({ key: refusedKey, value: since })
  await storeOf(strapi).set({ key, value: proofs })
}

const RefusedSince = z.partialRecord(z.enum(mandateProofs), z.number())

/** When finance last unticked a proof, in milliseconds since 1970: from then on customers pay what was to be collected by it. */
export async function proofsRefusedSince(
  strapi: Core.Strapi,
): Promise<Partial<Record<MandateProof, number>>> {
  return RefusedSince.catch({}).parse(await storeOf(strapi).get({ key: refusedKey }))
}

function storeOf(strapi: Core.Strapi) {
  return strapi.store({ type: 'core', name: 'mandates' })
}
