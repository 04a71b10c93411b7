/**
 * How a mandate was proven to be the account holder's: a tick in a form, a first payment by iDEAL, the bank's own e-mandate, a signature on
 * paper. Which of them may be collected is agreed with the bank.
 */
export const mandateProofs = ['form', 'ideal-first', 'emandate', 'paper'] as const

/** One of them. */
export type MandateProof = (typeof mandateProofs)[number]
