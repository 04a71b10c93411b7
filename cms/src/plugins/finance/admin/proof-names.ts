import type { MandateProof } from '../../../mandates/mandate-proof.ts'

/** As finance calls the proofs of a mandate. */
export const proofNames: Record<MandateProof, string> = {
  form: 'Aangevinkt in een formulier',
  'ideal-first': 'Eerste betaling met iDEAL',
  emandate: 'Digitale machtiging via de bank',
  paper: 'Handtekening op papier',
}
