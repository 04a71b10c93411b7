import type { Core } from '@strapi/strapi'
import { type MandateProof, mandateProofs } from './mandate-proof.ts'

const key = 'collectable'

/** Which proofs the bank accepts, as finance has ticked them. None at first: without an agreement every debit can be reversed for 13 months. */
export async function collectableProofs(strapi: Core.Strapi): Promise<MandateProof[]> {
  const stored = await storeOf(strapi).get({ key })
  return mandateProofs.filter((proof) => Array.isArray(stored) && stored.includes(proof))
}

export async function setCollectableProofs(
  strapi: Core.Strapi,
  proofs: readonly MandateProof[],
): Promise<void> {
  await storeOf(strapi).set({ key, value: proofs })
}

function storeOf(strapi: Core.Strapi) {
  return strapi.store({ type: 'core', name: 'mandates' })
}
